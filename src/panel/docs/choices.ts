/**
 * What the panel does where the contract shows nothing: one row for each open
 * point of the administration. Each is named again in a comment where it is made.
 */

/** The open point, then the choice; Markdown. */
export const CHOICES: readonly (readonly [point: string, choice: string])[] = [
  ['`account_type`', '1 broadcaster, 2 reseller, 3 administrator'],
  ['`account_status`', '1 active, 2 suspended, 3 marked for deletion'],
  ['limits', '0 is no limit; `limit_bitrate` in kbit/s, `limit_du` and `limit_traffic` in megabytes'],
  ['`server_type`', '`icecast` or `shoutcast`'],
  ['`user` of a login', 'the profile'],
  [
    'tokens of the administration API',
    'good for `--session-life`; a new password, a suspension and a deletion end them, and those of the station API',
  ],
  ['an account of another role or owner', '404, as if there were none; a path for other roles is 403'],
];

/** As a table in Markdown. */
export function choicesTable(): string {
  const rows = CHOICES.map(([point, choice]) => `| ${point} | ${choice} |`);
  return ['| Not shown by the contract | Here |', '|---|---|', ...rows].join('\n');
}
