/**
 * In:  the `Link` header of a panel's answer.
 * Out: the address that it names for something of a type, such as `text/calendar`, or of a title, such as `play`.
 */

/** How much of the header is read: characters. */
const LONGEST = 2000;

const LINKS = {
  // regex-bound: 2,000 characters, LONGEST.
  type: /<([^>]*)>[^<]*;\s*type="?([^";,]+)/gi,
  // regex-bound: 2,000 characters, LONGEST.
  title: /<([^>]*)>[^<]*;\s*title="?([^";,]+)/gi,
};

/** Of the answer's own origin, since a page contacts its panel alone; null where the header names none. `answer`: its address. */
export function linkedAddress(
  header: string | null | undefined,
  by: 'type' | 'title',
  name: string,
  answer: string,
): string | null {
  for (const [, target, named] of (header ?? '').slice(0, LONGEST).matchAll(LINKS[by])) {
    if (named!.trim().toLowerCase() !== name) continue;
    try {
      const { href } = new URL(target!, answer);
      if (href.startsWith(new URL(answer).origin + '/')) return href;
    } catch {
      // It is no address.
    }
  }
  return null;
}
