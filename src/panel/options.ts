/** What a panel can be told when it starts. The command line fills the same fields. */
import { secondsInDay } from 'date-fns/constants';

export type HistoryOrder = 'latest' | 'asc' | 'desc';

/** A host that the operator named: files are taken from no other. */
export interface MigrationSource {
  /** A name or an address, without brackets. */
  host: string;
  port: number;
  /** As `ssh-keygen -l` prints it: `SHA256:` and 43 characters of base64. */
  fingerprint: string;
}

export interface PanelOptions {
  /** File that keeps the station; null keeps it in memory. */
  db: string | null;
  /** IANA name of the station's time zone. */
  zone: string;
  /** How fast the panel's clock runs; 1 is real time, 0 stands still. */
  speed: number;
  /** The same seed and `now` make the same station. */
  seed: number;
  /** Where the clock starts, milliseconds UTC; null is the machine's time. */
  now: number | null;
  /** Whether API answers may be read by other origins. */
  cors: boolean;
  /** Whether the v2 paths exist. */
  v2: boolean;
  /** Whether the legacy paths exist. */
  legacy: boolean;
  /** Milliseconds that every API answer waits. */
  latency: number;
  /** Share of API requests that end in a 500, 0 to 1. */
  fail: number;
  /** Default page size of v2 lists; null answers bare arrays. */
  pageSize: number | null;
  /** Which end of the history comes first. */
  historyOrder: HistoryOrder;
  /** Whether the control paths exist; loopback only. */
  control: boolean;
  /** Seconds for which an API answer may be reused without asking. */
  maxAge: number;
  /** Folder whose files are served; null serves none. */
  dist: string | null;
  /** Address by which the world knows this panel; null takes it from each request's Host. */
  publicUrl: string | null;
  /** Name of the first account; null makes one up, or takes the one that the store has. */
  user: string | null;
  /** Its password; null makes one up for a new account. */
  password: string | null;
  /** An API key of that account; null makes one up when the store has none. */
  apiKey: string | null;
  /** Header that carries an API key. */
  apiKeyHeader: string;
  /** Seconds for which a token is good. */
  tokenLife: number;
  /** Seconds for which a token of the administration API is good. */
  sessionLife: number;
  /** Seconds after which an account that was marked for deletion is gone. */
  purgeAfter: number;
  /** File that holds the key for secrets in the store; null is beside `db`, or in memory with it. */
  keyFile: string | null;
  /** File with certificates (PEM) that mail servers are also trusted by; null for those of the machine alone. */
  smtpCa: string | null;
  /** Folder for backups and the accounts' files; null is beside `db`, or a temporary one with it in memory. */
  storage: string | null;
  /** Hosts that accounts may be moved from, each with the fingerprint of its key. */
  allowMigrationFrom: readonly MigrationSource[];
  /** Whether `X-Forwarded-For`, `X-Forwarded-Proto` and `X-Forwarded-Host` are believed. */
  trustProxy: boolean;
  /** Plays that are kept of each server, the newest ones; 1 or more. */
  historyLimit: number;
  /** Whether every answer over a port is a line on standard output. */
  log: boolean;
  /** Told about every crash in a route. */
  report: (error: unknown) => void;
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
  purgeAfter: secondsInDay,
  keyFile: null,
  smtpCa: null,
  storage: null,
  allowMigrationFrom: [],
  trustProxy: false,
  historyLimit: 100_000,
  log: false,
  report: (error) => console.error(error),
};

/**
 * The options with every absent one at its default.
 * An option that is present but undefined counts as absent.
 */
export function completeOptions(given: Partial<PanelOptions>): PanelOptions {
  const present = Object.entries(given).filter(([, value]) => value !== undefined);
  return { ...defaultOptions, ...Object.fromEntries(present) };
}
