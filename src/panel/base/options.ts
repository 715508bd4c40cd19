/** The options of a panel. The command line sets the same ones. */
import { secondsInDay } from 'date-fns/constants';

import type { RelaySource } from './relay-sources.js';

export type HistoryOrder = 'latest' | 'asc' | 'desc';

/** A host from which files may be migrated. */
export interface MigrationSource {
  /** A name or an address, without brackets. */
  host: string;
  port: number;
  /** As `ssh-keygen -l` prints it: `SHA256:` and 43 characters of base64. */
  fingerprint: string;
}

export interface PanelOptions {
  /** Database file; null for a database in memory. */
  db: string | null;
  /** IANA name of the station's time zone. */
  zone: string;
  /** How fast the panel's clock runs; 1 is real time, 0 stands still. */
  speed: number;
  /** The same seed and `now` make the same station. */
  seed: number;
  /** Start of the clock: milliseconds UTC. Null for the machine's time. */
  now: number | null;
  /** Whether pages of other origins may read API answers. */
  cors: boolean;
  /** Whether the v2 paths exist. */
  v2: boolean;
  /** Whether the legacy paths exist. */
  legacy: boolean;
  /** Milliseconds by which every API answer is delayed. */
  latency: number;
  /** Share of API requests that end in a 500, 0 to 1. */
  fail: number;
  /** Default page size of v2 lists; null answers bare arrays. */
  pageSize: number | null;
  /** Order of the history list. */
  historyOrder: HistoryOrder;
  /** Whether the control paths exist; loopback only. */
  control: boolean;
  /** Seconds for which an API answer may be reused without asking. */
  maxAge: number;
  /** Folder whose files are served; null serves none. */
  dist: string | null;
  /** Address by which the world knows this panel; null takes the one that a request came in at. */
  publicUrl: string | null;
  /** Name of the first account; null generates one, or takes the one in the store. */
  user: string | null;
  /** Its password; null generates one for a new account. */
  password: string | null;
  /** An API key of that account; null generates one when the store has none. */
  apiKey: string | null;
  /** Header that carries an API key. */
  apiKeyHeader: string;
  /** Seconds until a token of the station API expires. */
  tokenLife: number;
  /** Seconds until a token of the administration API expires. */
  sessionLife: number;
  /** Seconds without a request after which a token of the administration API ends; null for never. */
  sessionIdle: number | null;
  /** Whether the key of the station API's tokens is replaced at the start. */
  rotateTokenKey: boolean;
  /** Seconds after which an account that is marked for deletion is deleted. */
  purgeAfter: number;
  /** File with the key that encrypts secrets in the store; null for one beside `db`, or in memory. */
  keyFile: string | null;
  /** File with further CA certificates (PEM) for mail servers; null for those of the machine only. */
  smtpCa: string | null;
  /** Folder for backups and the accounts' files; null for one beside `db`, or a temporary one. */
  storage: string | null;
  /** Hosts from which files may be migrated. */
  allowMigrationFrom: readonly MigrationSource[];
  /** Stations of other servers that are relayed, by server number from 1; empty for those that play by themselves. */
  relay: readonly RelaySource[];
  /** Whether the public names of sources may resolve to addresses inside a network. */
  relayInside: boolean;
  /** Whether `X-Forwarded-For` is trusted. */
  trustProxy: boolean;
  /** Whether there are events behind a trusted proxy, too. Without one there are. */
  events: boolean;
  /** Connections at a time. */
  connections: number;
  /** Connections of one address at a time; behind a trusted proxy, requests in flight of one visitor. */
  connectionsPerAddress: number;
  /** Votes that are taken from one address in a minute, 1 or more. */
  votesPerMinute: number;
  /** Plays kept of each server, 1 or more. */
  historyLimit: number;
  /** Whether every request over a port is logged on standard output. */
  log: boolean;
  /** Called with a sentence that the operator should read. */
  warn: (sentence: string) => void;
  /** Called with every crash; `requestId` is that of the access log, where there is one. */
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

/**
 * The options with every absent one at its default.
 * An option that is present but undefined counts as absent.
 */
export function completeOptions(given: Partial<PanelOptions>): PanelOptions {
  const present = Object.entries(given).filter(([, value]) => value !== undefined);
  return { ...defaultOptions, ...Object.fromEntries(present) };
}
