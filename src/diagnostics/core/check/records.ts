/**
 * In:  what a panel answered as a list; it may be anything.
 * Out: the addresses in it, and the policy that a page needs for them.
 */
import { FRAME_HASH } from '../policy.js';
import { listIn } from '../servers.js';

/** The addresses under the first of these names that has one, each once. Drafts are not shown, and need none. */
export function addressesIn(body: unknown, ...names: string[]): string[] {
  const found = (listIn(body) ?? [])
    .map((each) => Object(each) as Record<string, unknown>)
    .filter(({ published }) => published !== false)
    .map((each) => names.map((name) => each[name]).find(isAddress));
  return [...new Set(found.filter((each) => each !== undefined))] as string[];
}

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && /^https?:\/\/[^\s/?#]\S*$/.test(value) && URL.canParse(value);
}

/** The start of the newest record: milliseconds, UTC. -Infinity without one. */
export function newestStart(body: unknown): number {
  return (listIn(body) ?? [])
    .map((each) => Number((Object(each) as { ts?: unknown }).ts))
    .filter(Number.isFinite)
    .reduce((newest, start) => Math.max(newest, start), -Infinity);
}

/** A name with `;` or `,` would end the directive and begin another, on the site of who copies the policy. */
const isSource = (origin: string): boolean => /^https?:\/\/[\w.:[\]-]+$/.test(origin);

interface Used {
  panel: string;
  isJsonp: boolean;
  covers: readonly string[];
  streams: readonly string[];
  feeds: readonly string[];
}

/** As the table of docs/csp.md has it: a test compares them. */
export function policyFor({ panel, isJsonp, covers, streams, feeds }: Used): string {
  const origins = (urls: readonly string[]): string =>
    [...new Set([panel, ...urls.map((url) => new URL(url).origin).filter(isSource)])].join(' ');
  return [
    `connect-src ${origins(feeds)}`,
    ...(isJsonp ? [`script-src ${panel} ${FRAME_HASH}`] : []),
    `img-src ${origins(covers)}`,
    `media-src ${origins(streams)}`,
  ].join('; ');
}
