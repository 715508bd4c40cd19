import { isZone } from '../schedule/zone.js';
import { isStationTime } from './base/clock.js';
import { readMigrationSources } from './operations/migration/sources.js';
import type { PanelOptions } from './base/options.js';
import type { ListenOptions } from './panel.js';
import { readRelays, RELAY_SOURCE_NAMES } from './base/relay-sources.js';
import { readStartupFile, UnusableStartupFile } from './base/startup-file.js';

export interface CliOption {
  /** Name without the dashes. */
  name: string;
  /** Name of the value in the help text, or null if the option has no value. */
  valueName: string | null;
  description: string;
  /** Describes the valid values; completes the error message “--port must be …”. */
  requirement: string;
  /** Whether the option can be repeated. If so, the values are joined into one list. */
  repeatable?: true;
  /** Whether error messages must not contain the option's value. */
  secret?: true;
  /** Returns the panel options that a value sets, or null if the value is invalid. */
  read(text: string): (Partial<PanelOptions> & ListenOptions) | null;
}

type Setting = Partial<PanelOptions> & ListenOptions;

const flag = (name: string, description: string, sets: Setting): CliOption => ({
  name,
  valueName: null,
  description,
  requirement: 'alone',
  read: () => sets,
});

const number = (
  name: string,
  valueName: string,
  description: string,
  requirement: string,
  holds: (value: number) => boolean,
  sets: (value: number) => Setting,
): CliOption => ({
  name,
  valueName,
  description,
  requirement,
  read(text) {
    const value = /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : NaN;
    return holds(value) ? sets(value) : null;
  },
});

/** An option with a count above 0. */
const count = (name: string, description: string, sets: (value: number) => Setting): CliOption =>
  number(name, 'N', description, 'a whole number above 0', (n) => Number.isSafeInteger(n) && n > 0, sets);

/** An option with a duration above 0. */
const seconds = (name: string, description: string, sets: (value: number) => Setting): CliOption =>
  number(
    name,
    'S',
    description,
    'a whole number of seconds above 0',
    (n) => Number.isSafeInteger(n) && n > 0 && n <= 10 ** 9,
    sets,
  );

const text = (
  name: string,
  valueName: string,
  description: string,
  requirement: string,
  read: (text: string) => Setting | null,
): CliOption => ({ name, valueName, description, requirement, read });

const secret = (
  ...[name, valueName, description, requirement, read]: Parameters<typeof text>
): CliOption => ({
  ...text(name, valueName, description, requirement, read),
  secret: true,
});

/**
 * An option that reads a secret from a file, because option values are visible in the process list. Throws
 * `UnusableStartupFile` if the file can't be read.
 */
const secretFile = (option: CliOption, holds: string): CliOption =>
  text(`${option.name}-file`, 'FILE', `file with ${holds}`, 'the name of a file', (file) => {
    if (file === '') return null;
    const value = readStartupFile(file);
    if (value === null) throw new UnusableStartupFile(file, 'there is no such file');
    const read = option.read(value.replace(/\r?\n$/, ''));
    if (read === null) throw new UnusableStartupFile(file, `it doesn't contain ${holds}`);
    return read;
  });

const relay: CliOption = {
  ...text(
    'relay',
    'SOURCE:URL',
    'relays a station from another server; can be repeated for more stations (see docs/relay.md)',
    `SOURCE:URL (SOURCE is ${RELAY_SOURCE_NAMES.join(', ').replace(/, (?=\w+$)/, ' or ')}), optionally followed by #STATION (not . or ..), and by a space and ics:URL for its week`,
    (list) => {
      const sources = readRelays(list);
      return sources && { relay: sources };
    },
  ),
  repeatable: true,
};

const password = secret('password', 'P', 'its password (generated and shown once)', 'not empty', (given) =>
  given === '' ? null : { password: given },
);
const apiKey = secret(
  'api-key',
  'K',
  'API key of that account (generated and shown once)',
  'a key without spaces',
  (key) => (/^[!-~]+$/.test(key) ? { apiKey: key } : null),
);

const migrationSources: CliOption = text(
  'allow-migration-from',
  'LIST',
  'hosts from which files may be migrated: HOST[:PORT]=SHA256:fingerprint, separated by commas (none)',
  'HOST[:PORT]=SHA256:fingerprint, as ssh-keygen -l prints it',
  (list) => {
    const allowMigrationFrom = readMigrationSources(list);
    return allowMigrationFrom && { allowMigrationFrom };
  },
);

export const cliOptions: CliOption[] = [
  number(
    'port',
    'N',
    'port to listen on; 0 uses a free port (8080)',
    'a whole number from 0 to 65535',
    (n) => Number.isInteger(n) && n >= 0 && n <= 65_535,
    (port) => ({ port }),
  ),
  text('host', 'NAME', 'address to listen on (127.0.0.1)', 'a host name or address', (host) =>
    /^[\w.:[\]-]+$/.test(host) ? { host: host.replace(/^\[(.*)\]$/, '$1') } : null,
  ),
  text('db', 'FILE', 'database file (in memory)', 'the name of a file', (db) => (db === '' ? null : { db })),
  text('zone', 'ZONE', "the station's time zone (Europe/Berlin)", 'the IANA name of a time zone', (zone) =>
    isZone(zone) ? { zone } : null,
  ),
  number(
    'speed',
    'X',
    'speed of the clock; 0 stops it (1)',
    'a number from 0 to 100000',
    (n) => n >= 0 && n <= 100_000,
    (speed) => ({ speed }),
  ),
  number(
    'seed',
    'N',
    'the same seed and --now create the same station (1)',
    'a whole number',
    (n) => Number.isSafeInteger(n),
    (seed) => ({ seed }),
  ),
  text(
    'now',
    'TIME',
    'start of the clock, such as 2026-03-29T00:30Z (now)',
    'a date and time with Z or an offset, as 2026-03-29T00:30Z',
    (moment) => {
      const now = /(Z|[+-]\d\d:?\d\d)$/i.test(moment) ? Date.parse(moment) : NaN;
      return isStationTime(now) ? { now } : null;
    },
  ),
  flag('no-cors', 'pages on other origins can’t read the API', { cors: false }),
  flag('no-v2', 'switches the v2 API off', { v2: false }),
  flag('no-legacy', 'switches the legacy API off', { legacy: false }),
  number(
    'latency',
    'MS',
    'delay of every API response in milliseconds (0)',
    'a number of milliseconds, 0 or more',
    (n) => n >= 0,
    (latency) => ({ latency }),
  ),
  number(
    'fail',
    'SHARE',
    'share of API requests that fail, from 0 to 1 (0)',
    'a number from 0 to 1',
    (n) => n >= 0 && n <= 1,
    (fail) => ({ fail }),
  ),
  text(
    'page-size',
    'none|N',
    'default page size of v2 lists (none)',
    '"none" or a whole number above 0',
    (size) => {
      if (size === 'none') return { pageSize: null };
      return /^[1-9]\d{0,8}$/.test(size) ? { pageSize: Number(size) } : null;
    },
  ),
  text(
    'history-order',
    'latest|asc|desc',
    'order of the history (latest)',
    '"latest", "asc" or "desc"',
    (order) => (order === 'latest' || order === 'asc' || order === 'desc' ? { historyOrder: order } : null),
  ),
  flag('control', 'lets tests play tracks, set the clock and inject faults (loopback only)', {
    control: true,
  }),
  number(
    'max-age',
    'S',
    'seconds for which caches may reuse an API response (1)',
    'a whole number of seconds, 0 or more',
    (n) => Number.isSafeInteger(n) && n >= 0,
    (maxAge) => ({ maxAge }),
  ),
  text('public-url', 'URL', 'public URL of the panel', 'an http or https address', (url) =>
    isWebAddress(url) ? { publicUrl: url } : null,
  ),
  text('user', 'NAME', 'name of the first account (generated and shown once)', 'a name', (user) =>
    /^[\w.@+-]{1,150}$/.test(user) ? { user } : null,
  ),
  password,
  secretFile(password, 'that password'),
  apiKey,
  secretFile(apiKey, 'that API key'),
  text(
    'api-key-header',
    'NAME',
    'header with the API key (SERVICE-API-KEY)',
    'the name of a header',
    (apiKeyHeader) => (/^[A-Za-z][A-Za-z0-9-]*$/.test(apiKeyHeader) ? { apiKeyHeader } : null),
  ),
  seconds('token-life', 'lifetime of a station API token in seconds (300)', (tokenLife) => ({ tokenLife })),
  seconds('session-life', 'lifetime of an administration API token in seconds (1209600)', (sessionLife) => ({
    sessionLife,
  })),
  seconds(
    'session-idle',
    'seconds without a request after which such a token expires (never)',
    (sessionIdle) => ({ sessionIdle }),
  ),
  flag('rotate-token-key', 'replaces the key that signs tokens, so that earlier tokens are refused', {
    rotateTokenKey: true,
  }),
  number(
    'purge-after',
    'S',
    'seconds after which a deleted account is removed permanently (86400)',
    'a whole number of seconds, 0 or more',
    (n) => Number.isSafeInteger(n) && n >= 0 && n <= 10 ** 9,
    (purgeAfter) => ({ purgeAfter }),
  ),
  text('key-file', 'FILE', 'key that encrypts secrets (next to --db)', 'the name of a file', (keyFile) =>
    keyFile === '' ? null : { keyFile },
  ),
  text(
    'smtp-ca',
    'FILE',
    'additional CA certificates (PEM) for mail servers',
    'the name of a file',
    (smtpCa) => (smtpCa === '' ? null : { smtpCa }),
  ),
  text('storage', 'DIR', 'folder for backups and files (next to --db)', 'the name of a folder', (storage) =>
    storage === '' ? null : { storage },
  ),
  migrationSources,
  relay,
  flag('relay-inside', 'host names of relayed servers may resolve to private addresses', {
    relayInside: true,
  }),
  flag('trust-proxy', 'trusts X-Forwarded-For from a proxy in front of the panel', { trustProxy: true }),
  flag('events', 'offers event streams behind a proxy, too: one connection per listener', {
    events: true,
  }),
  count('connections', 'maximum number of connections (4000)', (connections) => ({ connections })),
  count(
    'connections-per-address',
    'maximum number of connections per address (200)',
    (connectionsPerAddress) => ({
      connectionsPerAddress,
    }),
  ),
  count('votes-per-minute', 'maximum number of votes per minute from one address (60)', (votesPerMinute) => ({
    votesPerMinute,
  })),
  count(
    'requests-per-hour',
    'maximum number of song requests per hour from one address (5)',
    (requestsPerHour) => ({ requestsPerHour }),
  ),
  number(
    'request-again',
    'S',
    'seconds after a play or a request until the song can be requested again (3600)',
    'a whole number of seconds, 0 or more',
    (n) => Number.isSafeInteger(n) && n >= 0 && n <= 10 ** 9,
    (requestAgain) => ({ requestAgain }),
  ),
  flag('approve-requests', 'song requests wait until the station approves them', { approveRequests: true }),
  count(
    'history-limit',
    'maximum number of plays in the history of each server (100000)',
    (historyLimit) => ({ historyLimit }),
  ),
  flag('log', 'writes one line of JSON to standard output for every response', { log: true }),
];

function isWebAddress(url: string): boolean {
  return /^https?:\/\//i.test(url) && URL.canParse(url) && !/[?#@]/.test(url);
}
