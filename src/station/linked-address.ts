/** Longer headers are truncated to this many characters. */
const MAX_LENGTH = 2000;

const LINKS = {
  // regex-bound: 2,000 characters, LONGEST.
  type: /<([^>]*)>[^<]*;\s*type="?([^";,]+)/gi,
  // regex-bound: 2,000 characters, LONGEST.
  title: /<([^>]*)>[^<]*;\s*title="?([^";,]+)/gi,
};

/**
 * Returns the URL in a `Link` header whose `type` (such as `text/calendar`) or `title` (such as `play`) is
 * `name`. Null if there is none, or if it has another origin, because a page sends requests only to its
 * panel. `responseUrl` is the URL of the response.
 */
export function linkedAddress(
  header: string | null | undefined,
  by: 'type' | 'title',
  name: string,
  responseUrl: string,
): string | null {
  for (const [, target, named] of (header ?? '').slice(0, MAX_LENGTH).matchAll(LINKS[by])) {
    if (named!.trim().toLowerCase() !== name) continue;
    try {
      const { href } = new URL(target!, responseUrl);
      if (href.startsWith(new URL(responseUrl).origin + '/')) return href;
    } catch {
      // Invalid URL.
    }
  }
  return null;
}
