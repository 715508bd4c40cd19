/**
 * Wraps markup and script URLs for pages with `require-trusted-types-for 'script'`. They are only used for frames, or
 * parsed without being run. If the page doesn't allow the policy `onair`, the text stays a string and the browser
 * refuses it. Compiles to ES5.
 */
interface Policy {
  createHTML(text: string): string;
  createScriptURL(url: string): string;
}

/** TypeScript's built-in types don't include Trusted Types, so they are typed as strings. */
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
      // If the page requires Trusted Types, the browser will refuse the string.
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
