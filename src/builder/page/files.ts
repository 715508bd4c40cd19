import { probe } from '../../diagnostics/page/probe.js';
import { v2 } from '../../contract/paths.js';
import { VERSION } from '../../station/version.js';
import type { Files } from '../outputs/outputs.js';

/** A folder with the files of one version. It is removed when the panel is updated. */
export type FixedFiles = Omit<Files, 'panelPages'>;

/** Matches `<https://panel.example/embed/>; rel="related"; title="embed"` in a `Link` header. */
// regex-bound: 2,000 characters of the header.
const EMBED = /<(https?:[^<>\s]+)\/embed\/>\s*;[^,]*title="?embed"?/;

/**
 * Finds the folder with the files of this version. `panel` is the URL of the panel that serves this page, without a
 * trailing slash. Resolves with null if the panel doesn't provide the hashes of the files. Never rejects.
 */
export async function findFixedFiles(panel: string): Promise<FixedFiles | null> {
  const cdn = `${panel}/v/${VERSION}/`;
  const { status, body } = await probe(`${cdn}integrity.json`, 'read');
  return status === 200 && body ? { cdn, integrity: body as Record<string, string>, version: VERSION } : null;
}

/** Resolves with the URL of the panel's pages and frames; null if the panel has none. Never rejects. */
export async function findPages(baseUrl: string, server: number): Promise<string | null> {
  const { headers } = await probe(`${baseUrl}${v2.history}?server=${server}&limit=1`, 'read');
  return EMBED.exec(headers?.get('Link')?.slice(0, 2000) ?? '')?.[1] ?? null;
}
