/** Behaviour of the panel that the contract leaves open, and limits of all APIs, in Markdown. */
export const CHOICES: readonly (readonly [point: string, choice: string])[] = [
  [
    '`active`, `allow_auth_listeners_only` of a channel',
    'the stream of one that is switched off is 404; the other takes listeners with a token or an API key, others are 401; who listens meanwhile is cut off within a second',
  ],
  [
    'callback names',
    'at most 100 characters; the first part is no global of the page, such as `window` or `document`',
  ],
  [
    'how much at once',
    'an answer of more than 1,000 records is streamed, four of them at a time; the fifth is 503 with `Retry-After`. The schedule of a range has at most 50,000 airings, else 400 on `end_ts`. JSON in a body is at most 32 levels deep, a body has at most 20,000 values (fields, members of lists, lines of a form with files), else 400',
  ],
  ['`account_type`', '1 broadcaster, 2 reseller, 3 administrator'],
  ['`account_status`', '1 active, 2 suspended, 3 marked for deletion'],
  ['limits', '0 is no limit; `limit_bitrate` in kbit/s, `limit_du` and `limit_traffic` in megabytes'],
  ['`server_type`', '`icecast` or `shoutcast`'],
  ['v1 lists', 'a bare array; with `limit`, and `offset` beside it, the envelope of the v2 lists'],
  [
    'what a new account begins with',
    'a station named by its username, with one channel and an empty playlist; it is silent until it has music, so `is_active` is false',
  ],
  [
    'limits of a reseller',
    'over all of its accounts, those marked for deletion too: their number, and the sums of listeners, disk and traffic; `limit_bitrate` is the highest for each. An account without a limit is over one. Features that a reseller doesn’t have can’t be given to its accounts. All of it is 400 on the field, also for lowering below what is used',
  ],
  [
    '`owner` of an account',
    '`{pk, username, first_name}`; an administrator may send the pk of a reseller, or that object; from others it is ignored',
  ],
  [
    '`listeners_current`, `du_current`, `traffic_current`',
    'listeners of all its channels; megabytes of its files, backups and covers; megabytes that its listeners are sent in a month',
  ],
  [
    'usernames and passwords',
    'letters, digits and `@.+-_`, at most 150; capitals don’t tell two apart; passwords have 8 characters or more, and are none of the 10,000 commonest. `password` in PUT and PATCH is ignored',
  ],
  ['PUT', 'optional fields that are not sent stay as they are'],
  [
    'DELETE of an account or a reseller',
    '204, also when it was marked before; it stays in lists, and its name is taken, for `--purge-after`; then it is gone with its stations and files. Until then it takes no change: 400 `account_deleted`. A reseller that has accounts is 400',
  ],
  [
    'failed logins',
    'after ten wrong passwords of one address in five minutes, and after twenty for one name in an hour, logins are 429, whether there is such an account or not. An address that has signed in to the account before, or opened the link of its password mail, has a count of its own. Failures with a foreign `Origin` count apart. While 102 passwords are being checked or wait for it, a further one is 503 with `Retry-After`, and doesn’t count',
  ],
  ['logins of accounts that can’t sign in', '400 `account_suspended` or `account_deleted`'],
  [
    'templates',
    'each has an `id` and belongs to who wrote it, who alone sees it; its name is one among theirs, and not `no_template`. Reseller templates have a name, a reseller’s limits, and features',
  ],
  ['`check_username`', '400 for a name that no account could have; 30 questions a minute from one address'],
  [
    'remote endpoints',
    'of broadcasters’ accounts only, by their exact username; the templates are those of the administrator whose credentials are sent; custom fields are limits, features and `server_type`; of `template`, `config` and `option1` the first that says something counts',
  ],
  ['`user` of a login', 'the profile'],
  [
    'tokens of the administration API',
    'good for `--session-life`, and with `--session-idle` for so long after their last use; a new password, a suspension and a deletion end them, and those of the station API',
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
  [
    'profile',
    'a PUT changes the fields that it has. The address before a new `email` gets a mail whose link takes that back for seven days and ends all sessions, where the panel has a mail server and `--public-url`; ten of these in an hour, then 429',
  ],
  [
    'sessions and API keys',
    'outside the interface, with a key of the administration API: `GET /account/sessions/` lists your own sessions as `{id, current, address, started, used, expires}`, `DELETE /account/sessions/{id}/` ends one, `DELETE /account/sessions/` all, and every token of the station API. `/account/api-keys/` does the same for API keys, as `{id}`',
  ],
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

/** Returns the choices as a Markdown table. */
export function choicesTable(): string {
  const rows = CHOICES.map(([point, choice]) => `| ${point} | ${choice} |`);
  return ['| Not shown by the contract | Here |', '|---|---|', ...rows].join('\n');
}
