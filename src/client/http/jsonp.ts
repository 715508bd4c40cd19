/**
 * Sends JSONP requests.
 *
 * The panel's script runs in a frame, which is removed after the response or the timeout. Removing it stops the
 * download, and a late response has no callback to call. Unless the page's owner opted out, the frame has an opaque
 * origin: the script can't access the page and only sends back one JSON string. Compiles to ES5.
 */
import { propertyOf } from '../../contract/property-of.js';
import { trustedHtml, trustedScriptUrl } from './trusted-types.js';

/**
 * `unreadable`: the script didn't call back, or sent something other than JSON. `old`: the browser doesn't support
 * `srcdoc`.
 */
export type JsonpProblem = 'network' | 'timeout' | 'blocked' | 'unreadable' | 'old';
export type JsonpCallback = (problem: JsonpProblem | null, data: unknown) => void;

/** Name of the callback inside the frame. It is the same for every visitor, so that visitors share one URL. */
export const FRAME_CALLBACK = 'onair';

/**
 * Returns the URL of a JSONP request. The parameters are in a fixed order and never random, so that visitors share one
 * URL. If `url` already names a callback, that parameter is replaced.
 */
export function jsonpAddress(url: string, callback = 'format=jsonp&callback'): string {
  const [path = ''] = url.split('?');
  const kept = url
    .slice(path.length + 1)
    .split('&')
    .filter((parameter) => parameter && parameter.indexOf(callback + '=') !== 0);
  return path + '?' + kept.concat(callback + '=' + FRAME_CALLBACK).join('&');
}

/** Maximum length of a frame's message, in characters. */
const MAX_MESSAGE_LENGTH = 1 << 20;
/** A frame that sends nothing within this time after its load event wasn't allowed to run scripts. */
const BLOCKED_AFTER_MS = 1500;

/**
 * The whole script of the frame. It never changes, so that a page with a Content-Security-Policy can allow it
 * by its hash, which the docs list. The URL is passed as the frame's name, so nothing is inserted into
 * markup. The script truncates strings one character past the limit in `readText`, so that one huge field
 * doesn't make the whole message too long. The frame inherits the page's policy, which may require Trusted
 * Types.
 */
export const FRAME_SCRIPT =
  'var s=document.createElement("script"),t=self.trustedTypes,w=1;' +
  'function a(p,d){w&&parent.postMessage(JSON.stringify({problem:p,data:d},function(k,v){return typeof v=="string"?v.slice(0,2001):v}),"*");w=0}' +
  'function onair(d){a("",d)}' +
  'addEventListener("securitypolicyviolation",function(){a("blocked")});' +
  's.onerror=function(){setTimeout(a,50,"network")};' +
  's.onload=function(){a("unreadable")};' +
  's.src=t?t.createPolicy("onair",{createScriptURL:function(u){return u}}).createScriptURL(name):name;document.head.appendChild(s)';

/** Adds a frame to the page, and removes it when it responds, the caller aborts, or the timeout expires. */
function addFrame(frame: HTMLElement, timeoutMs: number, done: JsonpCallback, removed: () => void) {
  const timer = setTimeout(finish, timeoutMs, 'timeout');
  let over = false;
  function end(): void {
    over = true;
    clearTimeout(timer);
    removed();
    if (frame.parentNode) frame.parentNode.removeChild(frame);
  }
  /** Only the first call has an effect. */
  function finish(problem: JsonpProblem | null, data?: unknown): void {
    if (over) return;
    end();
    done(problem, data);
  }
  propertyOf(document, 'documentElement').appendChild(frame);
  return { end, finish };
}

/** Sends a request from a sandboxed frame. The returned function aborts it without calling back. */
export function requestInSandbox(url: string, timeoutMs: number, done: JsonpCallback): () => void {
  const frame = document.createElement('iframe');
  if (!('srcdoc' in frame)) {
    done('old', null);
    return () => undefined;
  }

  function onMessage(event: MessageEvent<string>): void {
    if (event.source !== frame.contentWindow) return;
    let message: { problem?: JsonpProblem; data?: unknown } = { problem: 'unreadable' };
    try {
      if (event.data.length <= MAX_MESSAGE_LENGTH) message = Object(JSON.parse(event.data)) as typeof message;
    } catch (error) {
      // The message isn't JSON.
    }
    request.finish(message.problem || null, message.data);
  }

  try {
    frame.srcdoc = trustedHtml('<!doctype html><head><script>' + FRAME_SCRIPT + '</script>');
  } catch (error) {
    done('blocked', null);
    return () => undefined;
  }
  addEventListener('message', onMessage);
  frame.onload = () => setTimeout(request.finish, BLOCKED_AFTER_MS, 'blocked');
  frame.style.display = 'none';
  frame.setAttribute('sandbox', 'allow-scripts');
  // Send no cookies. With cookies, Chromium may send `Origin: null` if the server is on the page's own site and
  // third-party cookies are blocked. LibreTime rejects such requests.
  frame.setAttribute('credentialless', '');
  frame.name = url;
  const request = addFrame(frame, timeoutMs, done, () => removeEventListener('message', onMessage));
  return request.end;
}

/**
 * Sends a request with the page's privileges, if the page's owner opted in. The script runs in an empty
 * frame, because removing the frame also ends the request. A script in the page itself would stay in memory until the panel
 * responds, and some panels never do.
 */
export function requestDirectly(url: string, timeoutMs: number, done: JsonpCallback): () => void {
  const frame = document.createElement('iframe');
  frame.style.display = 'none';
  frame.onload = () => {
    frame.onload = null;
    const view = frame.contentWindow as unknown as Record<string, unknown>;
    const script = frame.contentWindow!.document.createElement('script');
    view[FRAME_CALLBACK] = (data: unknown) => {
      // An object created in the frame would keep the whole frame in memory.
      const [problem, copy] = copyData(data);
      request.finish(problem, copy);
    };
    script.onload = () => request.finish('unreadable');
    script.onerror = () => request.finish('network');
    script.charset = 'utf-8';
    try {
      script.src = trustedScriptUrl(url);
    } catch (error) {
      // The frame may load before `request` is assigned.
      setTimeout(() => request.finish('blocked'));
      return;
    }
    frame.contentWindow!.document.documentElement.appendChild(script);
  };
  const request = addFrame(frame, timeoutMs, done, () => undefined);
  return request.end;
}

function copyData(data: unknown): [JsonpProblem | null, unknown?] {
  try {
    // `JSON.stringify(undefined)` is undefined.
    // eslint-disable-next-line no-restricted-properties -- The data's arrays belong to the frame, which has no libraries.
    const text = JSON.stringify(data) as string | undefined;
    return [null, text && (JSON.parse(text) as unknown)];
  } catch (error) {
    return ['unreadable'];
  }
}
