/**
 * In:  markup and addresses of scripts that this code hands to the browser.
 * Out: the same, as a page with `require-trusted-types-for 'script'` takes them.
 *
 * All of it is for frames, or is parsed without being run. Where the page's policy does not
 * allow the policy `onair`, text stays text, and the browser refuses it. Compiles to ES5.
 */
interface Policy {
  createHTML(text: string): string;
  createScriptURL(url: string): string;
}

/** TypeScript's own types do not know the real ones, which stand for strings. */
interface PolicyFactory {
  createPolicy(name: string, rules: Policy): Policy;
}

const asItIs = (text: string): string => text;

let policy: Policy | undefined;

function trusted(): Policy {
  if (!policy) {
    policy = { createHTML: asItIs, createScriptURL: asItIs };
    const factory = (window as { trustedTypes?: PolicyFactory }).trustedTypes;
    try {
      if (factory) policy = factory.createPolicy('onair', policy);
    } catch (error) {
      // It is refused where it is used, if it is.
    }
  }
  return policy;
}

export function trustedHtml(text: string): string {
  return trusted().createHTML(text);
}

export function trustedScriptUrl(url: string): string {
  return trusted().createScriptURL(url);
}
