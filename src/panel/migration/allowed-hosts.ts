/** The hosts that the operator named by `--allow-migration-from`: no other is looked up, let alone connected to. */
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { MigrationSource } from '../options.js';

export interface AllowedHost {
  host: string;
  port: number;
  /** Of the keys that it may have: a host was named once for each. */
  fingerprints: string[];
}

/** Null for one that was not named with this port. Names count in either case, addresses with or without brackets. */
export function allowedHost(
  sources: readonly MigrationSource[],
  host: string,
  port: number,
): AllowedHost | null {
  const plain = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  const named = sources.filter((source) => source.host === plain && source.port === port);
  if (named.length === 0) return null;
  return { host: plain, port, fingerprints: named.map(({ fingerprint }) => fingerprint) };
}

/** Its address, looked up once. Rejects when it has none, and after a while. */
export async function addressOf({ host }: AllowedHost, signal: AbortSignal): Promise<string> {
  if (isIP(host) !== 0) return host;
  const ended = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  const { address } = await Promise.race([lookup(host), ended]);
  return address;
}
