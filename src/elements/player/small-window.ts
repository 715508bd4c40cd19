/**
 * The small window of a player. The window itself is an empty page of the site, so every page of the site can find it again by its
 * name. The panel's page is in a sandboxed frame inside it and has no `opener`: it could lead the station's page to a page of its own
 * choice, such as a false login, while nobody looks at it.
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
export function openSmallWindow(address: string, title: string, isReplaced: boolean): boolean {
  const small = opened && !opened.closed ? opened : open('', NAME, SIZE);
  if (!small) return false;
  opened = small;
  if (isReplaced || !hasPage(small)) showPage(small, address, title);
  small.focus();
  return true;
}

function hasPage(small: Window): boolean {
  try {
    return !!small.document.querySelector('iframe');
  } catch {
    // A page of the panel: see below.
    return true;
  }
}

function showPage(small: Window, address: string, title: string): void {
  try {
    const { document } = small;
    small.opener = null;
    document.title = title;
    document.documentElement.style.colorScheme = 'light dark';
    const frame = document.createElement('iframe');
    Object.assign(frame, { name: FRAME, title, allow: 'autoplay; clipboard-write; web-share' });
    frame.setAttribute('sandbox', SANDBOX);
    frame.style.cssText = 'position: fixed; inset: 0; inline-size: 100%; block-size: 100%; border: 0';
    frame.src = address;
    // The window has the policy of the site, which may allow no frame of the panel. No other page of the site finds the window then.
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      if (effectiveDirective === 'frame-src') small.location.replace(address);
    });
    // A new frame: an address that differs in its end alone would not load again.
    document.body.replaceChildren(frame);
  } catch {
    small.location.replace(address);
  }
}
