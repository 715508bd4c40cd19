/**
 * The URL that the page's relative URLs are resolved against. In frames with `srcdoc`, a `blob:` URL or
 * `about:blank`, it differs from `location`. Compiles to ES5.
 */
import { propertyOf } from '../contract/property-of.js';

/**
 * Returns the protocol of the page's origin: `https:` if browsers block http content. Undefined outside a page.
 */
export function pageProtocol(): string | undefined {
  if (typeof location === 'undefined') return undefined;
  if (!/^(about|blob|data):$/.test(location.protocol)) return location.protocol;
  // A sandboxed frame has the origin `null`, but its base URL is that of the parent page.
  const urls = [
    location.href,
    self.origin,
    propertyOf(document, 'baseURI'),
    self.isSecureContext ? 'https:' : 'http:',
  ];
  return /(?:^|\n)(?:blob:)?(https?:)/.exec(urls.join('\n'))![1];
}

/** Returns the base URL of this page, or undefined. */
export function pageBase(): string | undefined {
  const url = typeof document === 'undefined' ? '' : propertyOf(document, 'baseURI') || location.href;
  return /^(?:blob:)?(https?:.*)/.exec(url)?.[1];
}

export { readBaseUrl } from '../contract/base-url.js';
export { cleanTyped } from '../contract/typed-text.js';
