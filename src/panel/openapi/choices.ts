/** The panel's behaviour where the contract leaves it open, and the limits of all APIs, in Markdown. */
export const CHOICES: readonly (readonly [point: string, choice: string])[] = [
  [
    '`active`, `allow_auth_listeners_only` of a channel',
    'the stream of an inactive channel is 404. With `allow_auth_listeners_only`, listeners need a token or an API key, others get 401. Connected listeners are disconnected within a second after a change',
  ],
  [
    'callback names',
    'at most 100 characters; the first part must not be a global of the page, such as `window` or `document`',
  ],
  [
    'large responses and bodies',
    'a response of more than 1,000 records is streamed, up to four at a time; the fifth request gets 503 with `Retry-After`. The schedule of a range has at most 50,000 airings, else 400 on `end_ts`. JSON in a body has at most 32 levels, and a body at most 20,000 values (fields, list members, lines of a multipart form), else 400',
  ],
  ['`account_type`', '1 broadcaster, 2 reseller, 3 administrator'],
  ['`account_status`', '1 active, 2 suspended, 3 marked for deletion'],
  ['limits', '0 is no limit; `limit_bitrate` in kbit/s, `limit_du` and `limit_traffic` in megabytes'],
  ['`server_type`', '`icecast` or `shoutcast`'],
  ['v1 lists', 'a bare array; with `limit` and optional `offset`, the envelope of the v2 lists'],
  [
    'contents of a new account',
    'a station with the name of the account, one channel and an empty playlist. It is silent until it has music, so `is_active` is false',
  ],
  [
    'limits of a reseller',
    'apply to all its accounts together, including those marked for deletion: their number, and the sums of listeners, disk space and traffic. `limit_bitrate` is the maximum for each account. An account without a limit exceeds every limit. Accounts can’t have features that their reseller doesn’t have. Violations are 400 on the field, also if a limit is lowered below its use',
  ],
  [
    '`owner` of an account',
    '`{pk, username, first_name}`. Administrators may send the pk of a reseller, or that object; from others it is ignored',
  ],
  [
    '`listeners_current`, `du_current`, `traffic_current`',
    'listeners of all channels; megabytes of files, backups and covers; megabytes sent to listeners in a month',
  ],
  [
    'usernames and passwords',
    'usernames have letters, digits and `@.+-_`, at most 150 characters, and are unique ignoring case. Passwords have at least 8 characters and are not one of the 10,000 most common. `password` in PUT and PATCH is ignored',
  ],
  ['PUT', 'optional fields that aren’t sent stay unchanged'],
  [
    'DELETE of an account or a reseller',
    '204, also if it is marked already. It stays in lists and keeps its name for `--purge-after`; then it is deleted with its stations and files. Until then changes are 400 `account_deleted`. A reseller with accounts is 400',
  ],
  [
    'failed logins',
    'after ten wrong passwords from one address in five minutes, or twenty for one name in an hour, logins get 429, whether or not the account exists. An address that has signed in to the account before, or has opened the link of its password mail, is counted separately, as are requests with a foreign `Origin`. If 102 passwords are being checked or are waiting, further logins get 503 with `Retry-After` and aren’t counted',
  ],
  ['logins of accounts that can’t sign in', '400 `account_suspended` or `account_deleted`'],
  [
    'templates',
    'each has an `id` and belongs to the account that created it; other accounts can’t see it. Its name is unique among the templates of its owner and not `no_template`. Reseller templates have a name, a reseller’s limits, and features',
  ],
  ['`check_username`', '400 for an invalid name; at most 30 requests per minute from one address'],
  [
    'remote endpoints',
    'for accounts of broadcasters only, by their exact username. Templates are those of the administrator whose credentials are sent. Custom fields are limits, features and `server_type`. The first non-empty one of `template`, `config` and `option1` is used',
  ],
  ['`user` of a login', 'the profile'],
  [
    'tokens of the administration API',
    'valid for `--session-life`, and with `--session-idle` for that time after their last use. A new password, a suspension and a deletion revoke them and the tokens of the station API',
  ],
  [
    '`backup_status`',
    '0 never run, 1 running, 2 done, 3 failed. A backup that was interrupted by a stop of the panel has failed',
  ],
  [
    '`when` and `type` of automatic backups',
    '`when` is an hour in the station’s zone, 0 to 23; `type` is 0 off, 1 daily, 2 weekly (Mondays), 3 monthly (on the first)',
  ],
  [
    '`backup_quick`',
    'without history and files. By default, and for automatic backups, they are included. The newest three of each kind are kept',
  ],
  [
    'settings',
    'PUT changes the fields that are sent. Administrators get all settings, everyone else only the public ones',
  ],
  [
    '`smtp_` fields',
    'host, username and sender are text; port is a number (25). `smtp_tls` is STARTTLS, `smtp_ssl` is TLS from the start; without either, mails are sent unencrypted',
  ],
  [
    'email templates',
    '`owner` is the pk of the account that wrote the text. The default `email_type` is `password_reset`. An owner without a text uses the administrator’s, then the built-in one. A language without a text uses the English one',
  ],
  [
    '`password_reset`',
    'sends a mail to every account with the address; the link works once and for one hour',
  ],
  [
    'profile',
    'PUT changes the fields that are sent. When `email` changes, the previous address gets a mail with a link that undoes the change for seven days and ends all sessions, if the panel has a mail server and `--public-url`. After ten changes in an hour, 429',
  ],
  [
    'sessions and API keys',
    'not in the interface; use a key of the administration API. `GET /account/sessions/` lists your sessions as `{id, current, address, started, used, expires}`, `DELETE /account/sessions/{id}/` ends one, and `DELETE /account/sessions/` ends all, with every token of the station API. `/account/api-keys/` does the same for API keys, as `{id}`',
  ],
  [
    'statistics',
    '`du_` in bytes; `r_kbps` and `t_kbps` in kilobits per second; `cpu_load` in percent of all cores; `uptime` of the machine',
  ],
  [
    'license',
    'checked offline: four groups of four characters, the last one is a checksum. `sc` is whether it is valid. An invalid key is 400 `invalid_key`',
  ],
  [
    'names in `migration_file_transfer`',
    '`user` is the account on this panel. `username` and `password` are the login on the other host, whose home folder is copied',
  ],
  [
    'an incomplete transfer',
    '500 `{"success": false, "files": n}` with the number of complete files; the same request continues it. A second transfer to the account at the same time is 400',
  ],
  [
    'what a transfer omits',
    'links, devices, and names that can’t be used for files here. If some systems treat two names as equal, the second one is omitted',
  ],
  ['an account of another role or owner', '404, as if it didn’t exist; a path for other roles is 403'],
];

/** Returns the choices as a Markdown table. */
export function choicesTable(): string {
  const rows = CHOICES.map(([point, choice]) => `| ${point} | ${choice} |`);
  return ['| Open point | Choice |', '|---|---|', ...rows].join('\n');
}
