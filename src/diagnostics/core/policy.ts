/**
 * In:  a Content-Security-Policy, and what it has to allow.
 * Out: the directive as it has to be.
 */

/**
 * The script in the sandboxed frame of JSONP, by its hash. A test compares it with the script, and docs/csp.md with both.
 */
export const FRAME_HASH = "'sha256-E3rLPZ5dz9LovWGfBS1/C8oh4MB2CO4/jOpWINlU0sQ='";

/** Where a directive is missing, these stand for it, the nearest first. */
const INSTEAD: Record<string, readonly string[]> = {
  'connect-src': ['default-src'],
  'script-src-elem': ['script-src', 'default-src'],
  'script-src': ['default-src'],
};

/**
 * The directive with these sources and those that it has, or those that stand for it. A nonce is left open: it is
 * another one each time, and nobody's to read. `policy` is empty where it is not known.
 */
export function directiveWith(policy: string, directive: string, ...sources: string[]): string {
  const directives = new Map(
    policy.split(/[;,]/).map((each) => {
      const [name = '', ...values] = each.trim().split(/\s+/);
      return [name.toLowerCase(), values];
    }),
  );
  const found = [directive, ...(INSTEAD[directive] ?? [])].find((name) => directives.has(name)) ?? directive;
  // Scripts in attributes need no more than before: the wider directive is the one that owners write.
  const name = found === 'default-src' ? directive.replace('-elem', '') : found;
  const kept = (directives.get(found) ?? [])
    .filter((source) => source !== "'none'" && !sources.includes(source))
    .map((source) => source.replace(/^'nonce-.*'$/, "'nonce-…'"));
  return [name, ...kept, ...sources].join(' ');
}
