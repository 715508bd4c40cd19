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
  [
    '`backup_status`',
    '0 none yet, 1 under way, 2 done, 3 failed; one that the panel’s end cut off has failed',
  ],
  [
    '`when` and `type` of a backup by itself',
    '`when` 0 to 23, an hour of the day in the station’s zone; `type` 0 off, 1 daily, 2 weekly (Mondays), 3 monthly (the first)',
  ],
  [
    '`backup_quick`',
    'without history and files; not sent: with them, as backups by themselves are. The newest three of each kind are kept',
  ],
  [
    'settings',
    'a PUT changes the fields that it has; the full view is the administrator’s, everybody else gets the public one',
  ],
  [
    '`smtp_` fields',
    'host, username and sender are text; port a number (25); `smtp_tls` is STARTTLS, `smtp_ssl` TLS from the start, with neither nothing is encrypted',
  ],
  [
    'email templates',
    '`owner` is the pk of whose text it is; without `email_type` it is `password_reset`; who wrote none has the administrator’s, then the built-in one; a language without a text has the English one',
  ],
  ['`password_reset`', 'a mail to every account with the address; the link works once, and for one hour'],
  ['profile', 'a PUT changes the fields that it has'],
  [
    'statistics',
    '`du_` in bytes; `r_kbps` and `t_kbps` in kilobits a second; `cpu_load` in percent of all cores; `uptime` of the machine',
  ],
  [
    'license',
    'checked without a network: four groups of four, the last one a checksum; `sc` is whether it is valid; a key that is wrong is 400 `invalid_key`',
  ],
  [
    'names in `migration_file_transfer`',
    '`user` is the account here; `username` and `password` are of the login on the other host, whose files are copied from where it begins',
  ],
  [
    'a transfer that did not bring everything',
    '500 `{"success": false, "files": n}`, n of them whole; the same again goes on. A second one to an account meanwhile is 400',
  ],
  [
    'what is left out of a transfer',
    'links, devices, and names that can’t be those of a file here; of two names that some systems take for one, the second',
  ],
  ['an account of another role or owner', '404, as if there were none; a path for other roles is 403'],
];

/** As a table in Markdown. */
export function choicesTable(): string {
  const rows = CHOICES.map(([point, choice]) => `| ${point} | ${choice} |`);
  return ['| Not shown by the contract | Here |', '|---|---|', ...rows].join('\n');
}
