/**
 * In:  the panel that this page lies on, and the one that is chosen.
 * Out: where the files of its present version lie, with their hashes, and whether the chosen panel has pages of its own.
 */
import { probe } from '../../diagnostics/page/probe.js';
import { v2 } from '../../contract/paths.js';
import { VERSION } from '../../station/version.js';
import type { Files } from '../outputs/outputs.js';

/** A folder whose files never change: after an update of the panel it is gone. */
export type FixedFiles = Omit<Files, 'panelPages'>;

/** Such as `<https://panel.example/embed/>; rel="related"; title="embed"`. */
// regex-bound: 2,000 characters of the header.
const EMBED = /<(https?:[^<>\s]+)\/embed\/>\s*;[^,]*title="?embed"?/;

/** `own`: address of this page's panel, without a slash. Null where it has no hashes. Never rejects. */
export async function findFixedFiles(own: string): Promise<FixedFiles | null> {
  const cdn = `${own}/v/${VERSION}/`;
  const { status, body } = await probe(`${cdn}integrity.json`, 'read');
  return status === 200 && body ? { cdn, integrity: body as Record<string, string>, version: VERSION } : null;
}

/** Where the panel says that it has pages and frames; null for one that does not. Never rejects. */
export async function findPages(baseUrl: string, server: number): Promise<string | null> {
  const { headers } = await probe(`${baseUrl}${v2.history}?server=${server}&limit=1`, 'read');
  return EMBED.exec(headers?.get('Link')?.slice(0, 2000) ?? '')?.[1] ?? null;
}
