/**
 * The hosts in `--allow-migration-from`. The panel never resolves the names of other hosts or connects to them.
 */
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { MigrationSource } from '../../base/options.js';

export interface AllowedHost {
  host: string;
  port: number;
  /** Fingerprints of the accepted host keys. The option has one entry per key. */
  fingerprints: string[];
}

/** Returns null if this host and port aren't allowed. Ignores case, and the brackets around an IPv6 address. */
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

/** Resolves the host's IP address. Rejects if the host has no address or the signal is aborted. */
export async function resolveAddress({ host }: AllowedHost, signal: AbortSignal): Promise<string> {
  if (isIP(host) !== 0) return host;
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  const { address } = await Promise.race([lookup(host), aborted]);
  return address;
}
