/**
 * In:  what a panel answered as its list of servers; it may be anything.
 * Out: its servers as text, or null where it is no such list.
 */

/** More than these are not named. */
const MOST = 10;
/** Of each name: characters. */
const LONGEST = 60;

/** `1 Radio Meridian, 2 Radio Ferry`. Empty for a panel without a server. */
export function serverNames(body: unknown): string | null {
  const { results, objects } = Object(body) as { results?: unknown; objects?: unknown };
  const list = [body, results, objects].find(Array.isArray);
  if (!list) return null;
  const names = list.slice(0, MOST).map((each) => {
    const { id, name, title } = Object(each) as Record<string, unknown>;
    return [id, name ?? title].map(plain).filter(Boolean).join(' ');
  });
  if (list.length && !names.some(Boolean)) return null;
  return names.filter(Boolean).join(', ') + (list.length > MOST ? ', …' : '');
}

/** One line without what could turn it round; empty for what is no text. */
function plain(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  return String(value)
    .replace(/[\p{C}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, LONGEST);
}
