/** The switches of the command line: name, help text, and the option that each sets. */
import { isZone } from '../schedule/zone.js';
import { isStationTime } from './base/clock.js';
import { readMigrationSources } from './operations/migration/sources.js';
import type { PanelOptions } from './base/options.js';
import type { ListenOptions } from './panel.js';
import { readRelays, RELAY_SOURCE_NAMES } from './base/relay-sources.js';
import { readStartupFile, UnusableStartupFile } from './base/startup-file.js';

export interface CliOption {
  /** Without the dashes. */
  name: string;
  /** Name of the value in the help; null for a switch without a value. */
  valueName: string | null;
  description: string;
  /** What a value must be, as the end of a sentence of an error message. */
  requirement: string;
  /** Whether it may be given more than once; the values are then read as one list. */
  repeatable?: true;
  /** Whether messages must not repeat its value. */
  secret?: true;
  /** The options that a value sets; null for a wrong value. */
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

/** A number of things, above 0. */
const count = (name: string, description: string, sets: (value: number) => Setting): CliOption =>
  number(name, 'N', description, 'a whole number above 0', (n) => Number.isSafeInteger(n) && n > 0, sets);

/** A length of time, above 0. */
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

/** The same secret from a file, since the list of processes shows switches. Throws `UnusableStartupFile`. */
const secretFile = (option: CliOption, holds: string): CliOption =>
  text(`${option.name}-file`, 'FILE', `file that holds ${holds}`, 'the name of a file', (file) => {
    if (file === '') return null;
    const value = readStartupFile(file);
    if (value === null) throw new UnusableStartupFile(file, 'there is no such file');
    const read = option.read(value.replace(/\r?\n$/, ''));
    if (read === null) throw new UnusableStartupFile(file, `it does not hold ${holds}`);
    return read;
  });

const relay: CliOption = {
  ...text(
    'relay',
    'SOURCE:URL',
    'a station of another server, relayed; given again, the next server number (see docs/relay.md)',
    `SOURCE:URL with ${RELAY_SOURCE_NAMES.join(', ').replace(/, (?=\w+$)/, ' or ')}, behind # a station other than . and .., and after a blank ics:URL for its week`,
    (list) => {
      const sources = readRelays(list);
      return sources && { relay: sources };
    },
  ),
  repeatable: true,
};

const password = secret('password', 'P', 'its password (made up and shown once)', 'not empty', (given) =>
  given === '' ? null : { password: given },
);
const apiKey = secret(
  'api-key',
  'K',
  'an API key of that account (made up and shown once)',
  'a key without blanks',
  (key) => (/^[!-~]+$/.test(key) ? { apiKey: key } : null),
);

/** Several values are separated by commas, since a switch is given once. */
const migrationSources: CliOption = text(
  'allow-migration-from',
  'LIST',
  'hosts that files may be taken from: HOST[:PORT]=SHA256:fingerprint, parted by commas (none)',
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
    'port to listen on; 0 takes a free one (8080)',
    'a whole number from 0 to 65535',
    (n) => Number.isInteger(n) && n >= 0 && n <= 65_535,
    (port) => ({ port }),
  ),
  text('host', 'NAME', 'address to listen on (127.0.0.1)', 'a host name or address', (host) =>
    /^[\w.:[\]-]+$/.test(host) ? { host: host.replace(/^\[(.*)\]$/, '$1') } : null,
  ),
  text('db', 'FILE', 'file that keeps the station (in memory)', 'the name of a file', (db) =>
    db === '' ? null : { db },
  ),
  text('zone', 'ZONE', "the station's time zone (Europe/Berlin)", 'the IANA name of a time zone', (zone) =>
    isZone(zone) ? { zone } : null,
  ),
  number(
    'speed',
    'X',
    'how fast time runs; 0 stands still (1)',
    'a number from 0 to 100000',
    (n) => n >= 0 && n <= 100_000,
    (speed) => ({ speed }),
  ),
  number(
    'seed',
    'N',
    'the same seed and --now make the same station (1)',
    'a whole number',
    (n) => Number.isSafeInteger(n),
    (seed) => ({ seed }),
  ),
  text(
    'now',
    'TIME',
    'where the clock starts, as 2026-03-29T00:30Z (now)',
    'a date and time with Z or an offset, as 2026-03-29T00:30Z',
    (moment) => {
      const now = /(Z|[+-]\d\d:?\d\d)$/i.test(moment) ? Date.parse(moment) : NaN;
      return isStationTime(now) ? { now } : null;
    },
  ),
  flag('no-cors', 'other origins cannot read the API', { cors: false }),
  flag('no-v2', 'the v2 API is not there', { v2: false }),
  flag('no-legacy', 'the legacy API is not there', { legacy: false }),
  number(
    'latency',
    'MS',
    'milliseconds that every API answer waits (0)',
    'a number of milliseconds, 0 or more',
    (n) => n >= 0,
    (latency) => ({ latency }),
  ),
  number(
    'fail',
    'SHARE',
    'share of API requests that fail, 0 to 1 (0)',
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
    'which end of the history comes first (latest)',
    '"latest", "asc" or "desc"',
    (order) => (order === 'latest' || order === 'asc' || order === 'desc' ? { historyOrder: order } : null),
  ),
  flag('control', 'tests may play tracks, move the clock and break things (loopback only)', {
    control: true,
  }),
  number(
    'max-age',
    'S',
    'seconds for which an API answer may be reused (1)',
    'a whole number of seconds, 0 or more',
    (n) => Number.isSafeInteger(n) && n >= 0,
    (maxAge) => ({ maxAge }),
  ),
  text(
    'public-url',
    'URL',
    'address by which the world knows the panel',
    'an http or https address',
    (url) => (isWebAddress(url) ? { publicUrl: url } : null),
  ),
  text('user', 'NAME', 'name of the first account (made up and shown once)', 'a name', (user) =>
    /^[\w.@+-]{1,150}$/.test(user) ? { user } : null,
  ),
  password,
  secretFile(password, 'that password'),
  apiKey,
  secretFile(apiKey, 'that API key'),
  text(
    'api-key-header',
    'NAME',
    'header that carries an API key (SERVICE-API-KEY)',
    'the name of a header',
    (apiKeyHeader) => (/^[A-Za-z][A-Za-z0-9-]*$/.test(apiKeyHeader) ? { apiKeyHeader } : null),
  ),
  seconds('token-life', 'seconds for which a token is good (300)', (tokenLife) => ({ tokenLife })),
  seconds(
    'session-life',
    'seconds for which a token of the administration API is good (1209600)',
    (sessionLife) => ({ sessionLife }),
  ),
  seconds(
    'session-idle',
    'seconds without a request after which such a token ends (never)',
    (sessionIdle) => ({ sessionIdle }),
  ),
  flag('rotate-token-key', 'make a new key for tokens at this start: those given before are refused', {
    rotateTokenKey: true,
  }),
  number(
    'purge-after',
    'S',
    'seconds after which a deleted account is gone for good (86400)',
    'a whole number of seconds, 0 or more',
    (n) => Number.isSafeInteger(n) && n >= 0 && n <= 10 ** 9,
    (purgeAfter) => ({ purgeAfter }),
  ),
  text('key-file', 'FILE', 'key for secrets in the store (beside --db)', 'the name of a file', (keyFile) =>
    keyFile === '' ? null : { keyFile },
  ),
  text(
    'smtp-ca',
    'FILE',
    'certificates in PEM form that mail servers are trusted by, too',
    'the name of a file',
    (smtpCa) => (smtpCa === '' ? null : { smtpCa }),
  ),
  text('storage', 'DIR', 'folder for backups and files (beside --db)', 'the name of a folder', (storage) =>
    storage === '' ? null : { storage },
  ),
  migrationSources,
  relay,
  flag('relay-inside', 'public names of relayed servers may lead to internal addresses', {
    relayInside: true,
  }),
  flag('trust-proxy', 'a proxy stands before the panel: believe X-Forwarded-For', { trustProxy: true }),
  flag('events', 'events of what comes on air behind a proxy, too: a connection for each listener', {
    events: true,
  }),
  count('connections', 'connections at a time (4000)', (connections) => ({ connections })),
  count('connections-per-address', 'connections of one address at a time (200)', (connectionsPerAddress) => ({
    connectionsPerAddress,
  })),
  count('votes-per-minute', 'votes that are taken from one address in a minute (60)', (votesPerMinute) => ({
    votesPerMinute,
  })),
  count('history-limit', 'plays that are kept of each server (100000)', (historyLimit) => ({ historyLimit })),
  flag('log', 'one line of JSON on standard output for every answer', { log: true }),
];

function isWebAddress(url: string): boolean {
  return /^https?:\/\//i.test(url) && URL.canParse(url) && !/[?#@]/.test(url);
}
