/**
 * In:  what a panel answered as its list of servers; it may be anything.
 * Out: its servers as text, or null where it is no such list.
 */

/** More than these are not named. */
const MOST = 10;
/** Of each name: characters. */
const LONGEST = 60;

export interface ServerName {
  readonly id: number;
  /** Empty where it has none. */
  readonly name: string;
}

/** Those that a list names with a number. Empty where it is no such list, too. */
export function serversIn(body: unknown): ServerName[] {
  return (listIn(body) ?? [])
    .map(fieldsOf)
    .filter(([id]) => /^\d+$/.test(id))
    .map(([id, name]) => ({ id: Number(id), name }));
}

/** `1 Radio Meridian, 2 Radio Ferry`. Empty for a panel without a server. */
export function serverNames(body: unknown): string | null {
  const list = listIn(body);
  if (!list) return null;
  const names = list.slice(0, MOST).map((each) => fieldsOf(each).filter(Boolean).join(' '));
  if (list.length && !names.some(Boolean)) return null;
  return names.filter(Boolean).join(', ') + (list.length > MOST ? ', …' : '');
}

/** The records of a list in any envelope; null where it is none. */
export function listIn(body: unknown): unknown[] | null {
  const { results, objects } = Object(body) as { results?: unknown; objects?: unknown };
  return [body, results, objects].find(Array.isArray) ?? null;
}

function fieldsOf(server: unknown): [id: string, name: string] {
  const { id, name, title } = Object(server) as Record<string, unknown>;
  return [plain(id), plain(name ?? title)];
}

/** One line without what could turn it round; empty for what is no text. */
function plain(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  return String(value)
    .replace(/[\p{C}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, LONGEST);
}
