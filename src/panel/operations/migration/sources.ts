/** Parses the value of `--allow-migration-from`. */
import type { MigrationSource } from '../../base/options.js';

const SOURCE = /^(\[[0-9a-f:.]+\]|[a-z0-9_.-]+)(?::(\d{1,5}))?=(SHA256:[A-Za-z0-9+/]{43})=?$/i;

/**
 * Parses comma-separated entries in the form `HOST[:PORT]=SHA256:fingerprint`. Returns null if any of them is
 * invalid.
 */
export function readMigrationSources(list: string): MigrationSource[] | null {
  const sources = list.split(',').map((text): MigrationSource | null => {
    const [, host = '', port = '22', fingerprint = ''] = SOURCE.exec(text.trim()) ?? [];
    if (host === '' || Number(port) < 1 || Number(port) > 65_535) return null;
    return { host: host.replace(/^\[(.*)\]$/, '$1').toLowerCase(), port: Number(port), fingerprint };
  });
  return sources.every((source) => source !== null) ? sources : null;
}
