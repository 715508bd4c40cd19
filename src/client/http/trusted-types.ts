/**
 * Wraps markup and script URLs for pages with `require-trusted-types-for 'script'`. All of it is for frames or is
 * parsed without being run. If the page doesn't allow the policy `onair`, the text stays a string and the browser
 * refuses it. Compiles to ES5.
 */
interface Policy {
  createHTML(text: string): string;
  createScriptURL(url: string): string;
}

/** TypeScript's own types don't include the trusted types, so strings stand for them. */
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
      // The browser refuses the string later, if the page requires trusted types.
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
