import { secondsInDay, secondsInHour } from 'date-fns/constants';

import type { RelaySource } from './relay-sources.js';

export type HistoryOrder = 'latest' | 'asc' | 'desc';

/** A host from which files can be migrated. */
export interface MigrationSource {
  /** Name or IP address, without brackets. */
  host: string;
  port: number;
  /** Fingerprint as `ssh-keygen -l` prints it: `SHA256:` and 43 characters of base64. */
  fingerprint: string;
}

/** Options of a panel. The command line has an option for each. */
export interface PanelOptions {
  /** Database file, or null for a database in memory. */
  db: string | null;
  /** IANA name of the station's time zone. */
  zone: string;
  /** Speed of the panel's clock: 1 is real time, and 0 stops the clock. */
  speed: number;
  /** The same seed and `now` create the same station. */
  seed: number;
  /** Time at which the clock starts, in milliseconds UTC, or null for the machine's time. */
  now: number | null;
  /** Whether pages on other origins can read API responses. */
  cors: boolean;
  /** Whether the v2 paths exist. */
  v2: boolean;
  /** Whether the legacy paths exist. */
  legacy: boolean;
  /** Milliseconds by which every API response is delayed. */
  latency: number;
  /** Share of API requests that fail with a 500, from 0 to 1. */
  fail: number;
  /** Default page size of v2 lists. If null, they are bare arrays. */
  pageSize: number | null;
  /** Order of the history list. */
  historyOrder: HistoryOrder;
  /** Whether the control paths exist. Requires a loopback host. */
  control: boolean;
  /** Number of seconds for which caches can reuse an API response. */
  maxAge: number;
  /** Folder with the files to serve. If null, no files are served. */
  dist: string | null;
  /** Public URL of the panel. If null, the address of each connection is used. */
  publicUrl: string | null;
  /** Name of the first account. If null, the name in the store is used, or one is generated. */
  user: string | null;
  /** Password of the first account. If null, one is generated for a new account. */
  password: string | null;
  /** API key of the first account. If null, one is generated unless the store has a key. */
  apiKey: string | null;
  /** Name of the header that contains the API key. */
  apiKeyHeader: string;
  /** Lifetime of a station API token in seconds. */
  tokenLife: number;
  /** Lifetime of an administration API token in seconds. */
  sessionLife: number;
  /** Seconds without a request after which an administration API token expires, or null for no limit. */
  sessionIdle: number | null;
  /** Whether to replace the signing key of station API tokens at startup. */
  rotateTokenKey: boolean;
  /** Seconds after which accounts marked for deletion are deleted. */
  purgeAfter: number;
  /**
   * File with the key that encrypts secrets in the store. If null, the file is next to `db`, or the key is only
   * in memory if `db` is null.
   */
  keyFile: string | null;
  /** File with additional CA certificates (PEM) for mail servers. If null, only the machine's certificates are used. */
  smtpCa: string | null;
  /**
   * Folder for the accounts' backups and files. If null, it's a folder next to `db`, or a temporary folder if
   * `db` is null.
   */
  storage: string | null;
  /** Hosts from which files can be migrated. */
  allowMigrationFrom: readonly MigrationSource[];
  /**
   * Stations on other servers that the panel relays. Their order determines their server numbers, which start
   * from 1. If empty, the panel simulates stations.
   */
  relay: readonly RelaySource[];
  /** Whether the host names of sources may resolve to private addresses. */
  relayInside: boolean;
  /** Whether `X-Forwarded-For` is trusted. */
  trustProxy: boolean;
  /** Whether to offer event streams behind a trusted proxy. Without a proxy they are always offered. */
  events: boolean;
  /** Maximum number of connections. */
  connections: number;
  /**
   * Maximum number of connections per address. Behind a trusted proxy, it's the maximum number of in-flight
   * requests per visitor.
   */
  connectionsPerAddress: number;
  /** Maximum number of votes per minute from one address, at least 1. */
  votesPerMinute: number;
  /** Maximum number of song requests per hour from one address, at least 1. */
  requestsPerHour: number;
  /** Number of seconds before a song that was played or requested can be requested again, at least 0. */
  requestAgain: number;
  /** Whether song requests wait until the station approves them. */
  approveRequests: boolean;
  /** Maximum number of plays in the history of each server, at least 1. */
  historyLimit: number;
  /** Whether to log every request to standard output. */
  log: boolean;
  /** Called with a warning for the operator. */
  warn: (sentence: string) => void;
  /** Called with every unexpected error. `requestId` is the request's id in the access log, if there is one. */
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
  requestsPerHour: 5,
  requestAgain: secondsInHour,
  approveRequests: false,
  historyLimit: 100_000,
  log: false,
  warn: (sentence) => console.error(`onair-panel: ${sentence}`),
  report: (error: unknown) => console.error(error),
};

/** Fills in the defaults for options that are absent or undefined. */
export function completeOptions(given: Partial<PanelOptions>): PanelOptions {
  const present = Object.entries(given).filter(([, value]) => value !== undefined);
  return { ...defaultOptions, ...Object.fromEntries(present) };
}
