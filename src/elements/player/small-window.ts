/**
 * The small window of a player. The window itself is an empty page of the site, so every page of the site can find it again by its
 * name. The panel's page is in a sandboxed frame inside it and has no `opener`: it could lead the station's page to a page of its own
 * choice, such as a false login, while the visitor looks elsewhere.
 */

/** Of the window: one for the whole site, whichever page opens it. */
const NAME = 'onair-player';
/** Of the frame in it. It must differ: a browser that looks for the window must not find the frame. */
const FRAME = 'onair-player-frame';
/** Its content, pixels: a card with its cover beside the text, and votes. */
const SIZE = 'popup,width=400,height=264';
/** All that the player and its menu use. What is missing is the right to navigate the window around the frame, or any other. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-downloads allow-popups allow-popups-to-escape-sandbox';

/** What the window shows. */
export interface SmallPage {
  /** Of a page of the panel. */
  address: string;
  title: string;
  /** The language of the title. */
  lang: string;
}

/** The window that this page has opened or found. */
let opened: Window | null = null;

/** Whether this page is the one in a small window. */
export function isInSmallWindow(): boolean {
  return window.name === NAME || window.name === FRAME;
}

/**
 * Opens a small window with this page of the panel, or brings it to the front. One that is open already keeps its page unless
 * `isReplaced`. Returns false if the browser opens no window.
 */
export function openSmallWindow(page: SmallPage, isReplaced: boolean): boolean {
  const small = opened && !opened.closed ? opened : findWindow();
  if (!small) return false;
  opened = small;
  if (isReplaced || !hasPage(small)) showPage(small, page);
  small.focus();
  return true;
}

/** Opens the window, or finds one that another page of the site has opened. `open` sets its `opener` to this page in both cases. */
function findWindow(): Window | null {
  const small = open('', NAME, SIZE);
  if (small) disown(small);
  return small;
}

function disown(small: Window): void {
  try {
    const accessor = Object.getOwnPropertyDescriptor(small, 'opener');
    small.opener = null;
    // Chromium replaces the accessor with a plain property here. The next page that finds the window would change only that property.
    if (accessor?.set) Object.defineProperty(small, 'opener', accessor);
  } catch {
    // A page of the panel, which this page may not change.
  }
}

function hasPage(small: Window): boolean {
  try {
    return !!small.document.querySelector('iframe');
  } catch {
    // A page of the panel: see below.
    return true;
  }
}

function showPage(small: Window, { address, title, lang }: SmallPage): void {
  try {
    const { document } = small;
    document.title = title;
    document.documentElement.lang = lang;
    document.documentElement.style.colorScheme = 'light dark';
    const frame = document.createElement('iframe');
    Object.assign(frame, { name: FRAME, title, allow: 'autoplay; clipboard-write; web-share' });
    frame.setAttribute('sandbox', SANDBOX);
    frame.style.cssText = 'position: fixed; inset: 0; inline-size: 100%; block-size: 100%; border: 0';
    frame.src = address;
    // No other page of the site finds the window then.
    whenForbidden(frame, () => small.location.replace(address));
    // A new frame: an address that differs in its end alone would not load again.
    document.body.replaceChildren(frame);
  } catch {
    small.location.replace(address);
  }
}

/**
 * Calls back if a policy of the site forbids the page of this frame. The window has the policy of the site's page that opened it.
 * Chromium reports a violation to the window's document. Firefox reports it to the document of the site's page and leaves the frame
 * empty.
 */
function whenForbidden(frame: HTMLIFrameElement, callback: () => void): void {
  const { href, origin } = new URL(frame.src);
  // Browsers report the whole address, or only its origin.
  const reported = [href.replace(/#.*/, ''), origin];
  // Only until the first page has loaded: later the panel's page could forbid itself by navigating to a forbidden address, and would
  // be shown without its sandbox.
  const watch = new AbortController();
  const stop = (): void => watch.abort();

  function handleForbidden(): void {
    stop();
    callback();
  }
  function handleViolation(event: SecurityPolicyViolationEvent): void {
    const isEnforced = event.disposition === 'enforce' && event.effectiveDirective === 'frame-src';
    if (isEnforced && reported.includes(event.blockedURI)) handleForbidden();
  }
  function handleLoad(): void {
    if (frame.contentDocument?.URL === 'about:blank') handleForbidden();
    // A task later, since the event of a violation may still be in the queue.
    else setTimeout(stop);
  }

  const { signal } = watch;
  for (const each of [frame.ownerDocument, document])
    each.addEventListener('securitypolicyviolation', handleViolation, { signal });
  frame.addEventListener('load', handleLoad, { signal });
}
