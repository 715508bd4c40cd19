/** Hash of the script in the sandboxed JSONP frame. A test compares it with the script and with docs/csp.md. */
export const FRAME_HASH = "'sha256-E3rLPZ5dz9LovWGfBS1/C8oh4MB2CO4/jOpWINlU0sQ='";

/** The directives that replace a missing directive, in order of precedence. */
const FALLBACKS: Record<string, readonly string[]> = {
  'connect-src': ['default-src'],
  'script-src-elem': ['script-src', 'default-src'],
  'script-src': ['default-src'],
};

/**
 * Returns the directive with its current sources, or the sources of its fallback, and the new ones. Nonces are replaced
 * by `…`, because they are secret and change with each response. `policy` is '' if it is unknown.
 */
export function directiveWith(policy: string, directive: string, ...sources: string[]): string {
  const directives = new Map(
    policy.split(/[;,]/).map((text) => {
      const [name = '', ...values] = text.trim().split(/\s+/);
      return [name.toLowerCase(), values];
    }),
  );
  const candidates = [directive, ...(FALLBACKS[directive] ?? [])];
  const found = candidates.find((name) => directives.has(name)) ?? directive;
  // Suggest script-src instead of script-src-elem, because it is better known.
  const name = found === 'default-src' ? directive.replace('-elem', '') : found;
  const kept = (directives.get(found) ?? [])
    .filter((source) => source !== "'none'" && !sources.includes(source))
    .map((source) => source.replace(/^'nonce-.*'$/, "'nonce-…'"));
  return [name, ...kept, ...sources].join(' ');
}

/** Rejects names with `;` or `,`, because they would add a directive when an owner copies the policy. */
const isSource = (origin: string): boolean => /^https?:\/\/[\w.:[\]-]+$/.test(origin);

interface PolicyNeeds {
  panel: string;
  isJsonp: boolean;
  covers: readonly string[];
  streams: readonly string[];
  feeds: readonly string[];
}

/** Returns the policy that a page needs for these URLs, as in the table in docs/csp.md. A test compares the two. */
export function policyFor({ panel, isJsonp, covers, streams, feeds }: PolicyNeeds): string {
  const origins = (urls: readonly string[]): string =>
    [...new Set([panel, ...urls.map((url) => new URL(url).origin).filter(isSource)])].join(' ');
  return [
    `connect-src ${origins(feeds)}`,
    ...(isJsonp ? [`script-src ${panel} ${FRAME_HASH}`] : []),
    `img-src ${origins(covers)}`,
    `media-src ${origins(streams)}`,
  ].join('; ');
}
