/** The panel's behaviour in cases that the contract leaves open, and the limits of all APIs, in Markdown. */
export const CHOICES: readonly (readonly [point: string, choice: string])[] = [
  [
    '`active`, `allow_auth_listeners_only` of a channel',
    'the stream of an inactive channel returns 404. With `allow_auth_listeners_only`, listeners need a token or an API key; others get 401. Connected listeners are disconnected within a second after a change',
  ],
  [
    'callback names',
    'at most 100 characters; the first part must not be a global of the page, such as `window` or `document`',
  ],
  [
    'large responses and bodies',
    'a response of more than 1,000 records is streamed, up to four at a time; the fifth request gets 503 with `Retry-After`. The schedule of a range can have at most 50,000 airings; a longer range gets 400 on `end_ts`. JSON in a body can have at most 32 levels, and a body at most 20,000 values (fields, list members, lines of a multipart form); other bodies get 400',
  ],
  ['`account_type`', '1 broadcaster, 2 reseller, 3 administrator'],
  ['`account_status`', '1 active, 2 suspended, 3 marked for deletion'],
  [
    'limits',
    '0 means no limit; `limit_bitrate` is in kbit/s, `limit_du` and `limit_traffic` are in megabytes',
  ],
  ['`server_type`', '`icecast` or `shoutcast`'],
  ['v1 lists', 'a bare array; with `limit` and optional `offset`, the envelope of the v2 lists'],
  [
    'contents of a new account',
    'a station with the name of the account, one channel and an empty playlist. It is silent until it has music, so `is_active` is false',
  ],
  [
    'limits of a reseller',
    'apply to all its accounts together, including those marked for deletion: their number, and the sums of listeners, disk space and traffic. `limit_bitrate` is the maximum for each account. An account without a limit exceeds every limit. Accounts can’t have features that their reseller doesn’t have. Violations return 400 on the field, as does lowering a limit below what is in use',
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
    'usernames consist of at most 150 letters, digits and `@.+-_`, and are unique regardless of case. Passwords have at least 8 characters and must not be among the 10,000 most common. `password` in PUT and PATCH is ignored',
  ],
  ['PUT', 'optional fields that aren’t sent stay unchanged'],
  [
    'DELETE of an account or a reseller',
    '204, even if it is already marked. It stays in lists and keeps its name for `--purge-after`; after that, it is deleted with its stations and files. Until then, changes return 400 `account_deleted`. Deleting a reseller that has accounts returns 400',
  ],
  [
    'failed logins',
    'after ten wrong passwords from one address in five minutes, or twenty for one name in an hour, logins get 429, whether or not the account exists. An address that has signed in to the account before, or has opened the link in its password email, is counted separately, as are requests with a foreign `Origin`. If 102 passwords are being checked or are waiting, further logins get 503 with `Retry-After` and aren’t counted',
  ],
  ['logins of accounts that can’t sign in', '400 `account_suspended` or `account_deleted`'],
  [
    'templates',
    'each has an `id` and belongs to the account that created it; other accounts can’t see it. Its name must be unique among its owner’s templates, and can’t be `no_template`. Reseller templates have a name, a reseller’s limits, and features',
  ],
  ['`check_username`', '400 for an invalid name; at most 30 requests per minute from one address'],
  [
    'remote endpoints',
    'only for broadcasters’ accounts, by their exact username. Returns the templates of the administrator whose credentials are sent. Custom fields are limits, features and `server_type`. The first non-empty one of `template`, `config` and `option1` is used',
  ],
  ['`user` of a login', 'the profile'],
  [
    'tokens of the administration API',
    'valid for `--session-life`, and with `--session-idle` for that time after their last use. A new password, a suspension and a deletion revoke them and the tokens of the station API',
  ],
  [
    '`backup_status`',
    '0 never run, 1 running, 2 done, 3 failed. A backup that is interrupted because the panel stops counts as failed',
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
    'host, username and sender are text; port is a number (25). `smtp_tls` is STARTTLS, `smtp_ssl` is TLS from the start; without either, emails are sent unencrypted',
  ],
  [
    'email templates',
    '`owner` is the pk of the account that wrote the text. The default `email_type` is `password_reset`. If an owner has no text, the administrator’s is used, else the built-in one. If a language has no text, the English one is used',
  ],
  [
    '`password_reset`',
    'sends an email to every account with the address; the link works once and expires after an hour',
  ],
  [
    'profile',
    'PUT changes the fields that are sent. When `email` changes, the previous address gets an email with a link that reverts the change and ends all sessions, if the panel has a mail server and `--public-url`. The link is valid for seven days. After ten changes within an hour, further ones get 429',
  ],
  [
    'sessions and API keys',
    'not part of the contract; use a key of the administration API. `GET /account/sessions/` lists your sessions as `{id, current, address, started, used, expires}`, `DELETE /account/sessions/{id}/` ends one, and `DELETE /account/sessions/` ends all of them and revokes every token of the station API. `/account/api-keys/` does the same for API keys, as `{id}`',
  ],
  [
    'song requests',
    'not part of the contract; `/requests/SERVER/` searches the songs that can be requested and takes requests, and `/account/requests/` lists, approves, rejects and deletes the requests of your stations. Requests are on during events with `allow_song_requests`, except during live sets',
  ],
  [
    'play log',
    'not part of the contract; use a key of the administration API. `GET /reports/plays.csv?server=ID&from=DAY&to=DAY` returns the plays of one of your stations as CSV, for royalty reports',
  ],
  [
    'charts',
    'not part of the contract; `/charts/SERVER/` has the tracks that were played or liked most in the last 7 or 30 days. Days start at midnight in the station’s time zone, and the counts don’t depend on the length of the history',
  ],
  [
    'statistics',
    '`du_` in bytes; `r_kbps` and `t_kbps` in kilobits per second; `cpu_load` in percent of all cores; `uptime` is the machine’s',
  ],
  [
    'license',
    'checked offline: four groups of four characters, the last one is a checksum. `sc` shows whether it is valid. An invalid key gets 400 `invalid_key`',
  ],
  [
    'names in `migration_file_transfer`',
    '`user` is the account on this panel. `username` and `password` are the login on the other host, whose home folder is copied',
  ],
  [
    'an incomplete transfer',
    '500 `{"success": false, "files": n}` with the number of complete files; repeating the request continues it. A second, concurrent transfer to the account gets 400',
  ],
  [
    'what a transfer omits',
    'links, devices, and names that can’t be used for files here. If some systems treat two names as equal, the second one is omitted',
  ],
  ['an account of another role or owner', '404, as if it didn’t exist; a path for other roles returns 403'],
];

/** Returns the choices as a Markdown table. */
export function choicesTable(): string {
  const rows = CHOICES.map(([point, choice]) => `| ${point} | ${choice} |`);
  return ['| Open point | Choice |', '|---|---|', ...rows].join('\n');
}
