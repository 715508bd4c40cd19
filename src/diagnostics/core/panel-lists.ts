/** Maximum number of names in a sentence. */
const MAX_NAMES = 10;
/** Maximum length of each name. */
const MAX_NAME_LENGTH = 60;

export interface ServerName {
  readonly id: number;
  /** '' if the server has no name. */
  readonly name: string;
}

/** Returns the servers that have a number; [] if the body isn't a list. */
export function serversIn(body: unknown): ServerName[] {
  return (listIn(body) ?? [])
    .map(fieldsOf)
    .filter(([id]) => /^\d+$/.test(id))
    .map(([id, name]) => ({ id: Number(id), name }));
}

/**
 * Returns text such as `1 Radio Meridian, 2 Radio Ferry`; '' for an empty list, null if the body isn't a list of
 * servers.
 */
export function serverNames(body: unknown): string | null {
  const list = listIn(body);
  if (!list) return null;
  const names = list.slice(0, MAX_NAMES).map((server) => fieldsOf(server).filter(Boolean).join(' '));
  if (list.length && !names.some(Boolean)) return null;
  return names.filter(Boolean).join(', ') + (list.length > MAX_NAMES ? ', …' : '');
}

/** Returns text such as `meridian (Radio Meridian), ferry`. */
export function stationNames(
  stations: readonly { readonly station: string; readonly name: string | null }[],
): string {
  const names = stations.slice(0, MAX_NAMES).map(({ station, name }) => {
    const label = plainText(name);
    return plainText(station) + (label && label !== station ? ` (${label})` : '');
  });
  return names.join(', ') + (stations.length > MAX_NAMES ? ', …' : '');
}

/** Returns the records of a list in v2 or legacy format; null if the body isn't a list. */
export function listIn(body: unknown): unknown[] | null {
  const { results, objects } = Object(body) as { results?: unknown; objects?: unknown };
  return [body, results, objects].find(Array.isArray) ?? null;
}

function fieldsOf(server: unknown): [id: string, name: string] {
  const { id, name, title } = Object(server) as Record<string, unknown>;
  return [plainText(id), plainText(name ?? title)];
}

/** Returns one line without control and direction characters; '' if the value is neither a string nor a number. */
function plainText(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  return String(value)
    .replace(/[\p{C}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, MAX_NAME_LENGTH);
}

/**
 * Returns the first http(s) URL in the fields `names` of each record, without duplicates. Skips unpublished records,
 * because tags don't show them.
 */
export function addressesIn(body: unknown, ...names: string[]): string[] {
  const found = (listIn(body) ?? [])
    .map((record) => Object(record) as Record<string, unknown>)
    .filter(({ published }) => published !== false)
    .map((record) => names.map((name) => record[name]).find(isAddress));
  return [...new Set(found.filter((address) => address !== undefined))] as string[];
}

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && /^https?:\/\/[^\s/?#]\S*$/.test(value) && URL.canParse(value);
}

/** Returns the start of the newest play in Unix milliseconds; -Infinity if there are no plays. */
export function newestStart(body: unknown): number {
  return (listIn(body) ?? [])
    .map((record) => Number((Object(record) as { ts?: unknown }).ts))
    .filter(Number.isFinite)
    .reduce((newest, start) => Math.max(newest, start), -Infinity);
}
