import { secondsInDay } from 'date-fns/constants';

import type { RelaySource } from './relay-sources.js';

export type HistoryOrder = 'latest' | 'asc' | 'desc';

/** Host from which files may be migrated. */
export interface MigrationSource {
  /** Name or IP address, without brackets. */
  host: string;
  port: number;
  /** Fingerprint as `ssh-keygen -l` prints it: `SHA256:` and 43 characters of base64. */
  fingerprint: string;
}

/** Options of a panel. The command line has an option for each. */
export interface PanelOptions {
  /** Database file; null for a database in memory. */
  db: string | null;
  /** IANA name of the station's time zone. */
  zone: string;
  /** Speed of the panel's clock: 1 is real time, 0 stops it. */
  speed: number;
  /** The same seed and `now` create the same station. */
  seed: number;
  /** Start of the clock: milliseconds UTC; null for the machine's time. */
  now: number | null;
  /** Whether pages of other origins may read API responses. */
  cors: boolean;
  /** Whether the v2 paths exist. */
  v2: boolean;
  /** Whether the legacy paths exist. */
  legacy: boolean;
  /** Milliseconds by which every API response is delayed. */
  latency: number;
  /** Share of API requests that fail with a 500, from 0 to 1. */
  fail: number;
  /** Default page size of v2 lists; null returns bare arrays. */
  pageSize: number | null;
  /** Order of the history list. */
  historyOrder: HistoryOrder;
  /** Whether the control paths exist. Requires a loopback host. */
  control: boolean;
  /** Seconds for which caches may reuse an API response. */
  maxAge: number;
  /** Folder with the files to serve; null serves no files. */
  dist: string | null;
  /** Public URL of the panel; null uses the address of each connection. */
  publicUrl: string | null;
  /** Name of the first account; null uses the one in the store, or generates one. */
  user: string | null;
  /** Password of the first account; null generates one for a new account. */
  password: string | null;
  /** API key of the first account; null generates one if the store has no key. */
  apiKey: string | null;
  /** Name of the header with the API key. */
  apiKeyHeader: string;
  /** Lifetime of a station API token in seconds. */
  tokenLife: number;
  /** Lifetime of an administration API token in seconds. */
  sessionLife: number;
  /** Seconds without a request after which an administration API token expires; null for no limit. */
  sessionIdle: number | null;
  /** Whether to replace the signing key of station API tokens at startup. */
  rotateTokenKey: boolean;
  /** Seconds after which accounts marked for deletion are deleted. */
  purgeAfter: number;
  /** File with the key that encrypts secrets in the store; null for a file beside `db`, or a key in memory. */
  keyFile: string | null;
  /** File with additional CA certificates (PEM) for mail servers; null for those of the machine only. */
  smtpCa: string | null;
  /** Folder for backups and files of accounts; null for a folder beside `db`, or a temporary one. */
  storage: string | null;
  /** Hosts from which files may be migrated. */
  allowMigrationFrom: readonly MigrationSource[];
  /** Stations of other servers to relay, by server number from 1; empty for simulated stations. */
  relay: readonly RelaySource[];
  /** Whether host names of sources may resolve to private addresses. */
  relayInside: boolean;
  /** Whether `X-Forwarded-For` is trusted. */
  trustProxy: boolean;
  /** Whether to offer event streams behind a trusted proxy. Without a proxy they are always offered. */
  events: boolean;
  /** Maximum number of connections. */
  connections: number;
  /** Maximum number of connections of one address; behind a trusted proxy, of requests in flight of one visitor. */
  connectionsPerAddress: number;
  /** Maximum number of votes of one address per minute, at least 1. */
  votesPerMinute: number;
  /** Maximum number of plays in the history of each server, at least 1. */
  historyLimit: number;
  /** Whether to log every request to standard output. */
  log: boolean;
  /** Called with a warning for the operator. */
  warn: (sentence: string) => void;
  /** Called with every unexpected error; `requestId` is the id in the access log, if there is one. */
  report: (error: unknown, requestId?: string) => void;
}

export const defaultOptions: PanelOptions = {
  db: null,
  zone: 'Europe/Berlin',
  speed: 1,
  seed: 1,
  now: null,
  cors: true,
  v2: true,
  legacy: true,
  latency: 0,
  fail: 0,
  pageSize: null,
  historyOrder: 'latest',
  control: false,
  maxAge: 1,
  dist: null,
  publicUrl: null,
  user: null,
  password: null,
  apiKey: null,
  apiKeyHeader: 'SERVICE-API-KEY',
  tokenLife: 300,
  sessionLife: 14 * secondsInDay,
  sessionIdle: null,
  rotateTokenKey: false,
  purgeAfter: secondsInDay,
  keyFile: null,
  smtpCa: null,
  storage: null,
  allowMigrationFrom: [],
  relay: [],
  relayInside: false,
  trustProxy: false,
  events: false,
  connections: 4000,
  connectionsPerAddress: 200,
  votesPerMinute: 60,
  historyLimit: 100_000,
  log: false,
  warn: (sentence) => console.error(`onair-panel: ${sentence}`),
  report: (error: unknown) => console.error(error),
};

/** Adds the defaults of options that are absent or undefined. */
export function completeOptions(given: Partial<PanelOptions>): PanelOptions {
  const present = Object.entries(given).filter(([, value]) => value !== undefined);
  return { ...defaultOptions, ...Object.fromEntries(present) };
}
