/**
 * Opens a player's small window. The window itself is an empty page of the site, so that all pages of the site can find
 * it by name. It contains a sandboxed frame with a page from the panel. Without the sandbox, or if the panel's page had
 * an `opener`, it could navigate the site's page, for example to a fake login.
 */

import { propertyOf } from '../../contract/property-of.js';

/** Name of the window. All pages of the site share one window. */
const WINDOW_NAME = 'onair-player';
/** Must differ from the window's name, because a browser that looks for the window must not find the frame. */
const FRAME_NAME = 'onair-player-frame';
/**
 * Size of the window's content area in pixels. The next show is at its lower edge, and visitors can scroll to the
 * recent plays.
 */
const FEATURES = 'popup,width=400,height=780';
/** Permissions that the player and its menu need. Navigating other windows isn't included. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-downloads allow-popups allow-popups-to-escape-sandbox';

export interface SmallPage {
  /** URL of the panel's page. */
  address: string;
  title: string;
  /** Language of the title. */
  lang: string;
}

/** The window that this page opened or found. */
let opened: Window | null = null;

/** Returns true in the window and in its frame. */
export function isInSmallWindow(): boolean {
  return window.name === WINDOW_NAME || window.name === FRAME_NAME;
}

/**
 * Opens the window with this page. If the window is already open, brings it to the front, and replaces its page only if
 * `isReplaced` is true. Returns false if the browser blocks the window.
 */
export function openSmallWindow(page: SmallPage, isReplaced: boolean): boolean {
  const small = opened && !opened.closed ? opened : findWindow();
  if (!small) return false;
  opened = small;
  if (isReplaced || !hasPage(small)) showPage(small, page);
  small.focus();
  return true;
}

/**
 * Opens the window, or finds the one that another page of the site opened. In both cases, `open` sets the window's
 * `opener` to this page.
 */
function findWindow(): Window | null {
  const small = open('', WINDOW_NAME, FEATURES);
  if (small) removeOpener(small);
  return small;
}

function removeOpener(small: Window): void {
  try {
    const accessor = Object.getOwnPropertyDescriptor(small, 'opener');
    small.opener = null;
    // In Chromium, the assignment above replaces the accessor with a plain property. If another page then reused the
    // window, its assignment would change only that property.
    if (accessor?.set) Object.defineProperty(small, 'opener', accessor);
  } catch {
    // The window itself shows a page from another origin, which has no access to an opener.
  }
}

function hasPage(small: Window): boolean {
  try {
    return !!small.document.querySelector('iframe');
  } catch {
    // The window itself shows the panel's page; see `showPage`.
    return true;
  }
}

function showPage(small: Window, { address, title, lang }: SmallPage): void {
  try {
    const { document } = small;
    document.title = title;
    const root = propertyOf(document, 'documentElement');
    root.lang = lang;
    root.style.colorScheme = 'light dark';
    const frame = document.createElement('iframe');
    Object.assign(frame, { name: FRAME_NAME, title, allow: 'autoplay; clipboard-write; web-share' });
    frame.setAttribute('sandbox', SANDBOX);
    frame.style.cssText = 'position: fixed; inset: 0; inline-size: 100%; block-size: 100%; border: 0';
    frame.src = address;
    // If a policy forbids the frame, show the page in the window itself. Other pages of the site then can't find the
    // window.
    whenForbidden(frame, () => small.location.replace(address));
    // Use a new frame, because a change of the fragment alone wouldn't reload the page.
    propertyOf(document, 'body').replaceChildren(frame);
  } catch {
    small.location.replace(address);
  }
}

/**
 * Calls `callback` if the site's content security policy forbids the page in the frame. The window inherits the policy
 * of the page that opened it. Chromium reports the violation in the window's document. Firefox reports it in the
 * opener's document and leaves the frame empty.
 */
function whenForbidden(frame: HTMLIFrameElement, callback: () => void): void {
  const { href, origin } = new URL(frame.src);
  // Browsers report either the whole URL or only its origin.
  const blockedUris = [href.replace(/#.*/, ''), origin];
  // Stop listening after the first load. Otherwise, the panel's page could navigate to a forbidden URL on purpose and
  // would then be shown without the sandbox.
  const listeners = new AbortController();
  const stop = (): void => listeners.abort();

  function handleForbidden(): void {
    stop();
    callback();
  }
  function handleViolation(event: SecurityPolicyViolationEvent): void {
    const isEnforced = event.disposition === 'enforce' && event.effectiveDirective === 'frame-src';
    if (isEnforced && blockedUris.includes(event.blockedURI)) handleForbidden();
  }
  function handleLoad(): void {
    if (frame.contentDocument?.URL === 'about:blank') handleForbidden();
    // The violation event may still be in the queue.
    else setTimeout(stop);
  }

  const { signal } = listeners;
  for (const each of [frame.ownerDocument, document]) {
    each.addEventListener('securitypolicyviolation', handleViolation, { signal });
  }
  frame.addEventListener('load', handleLoad, { signal });
}
