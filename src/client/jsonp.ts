/**
 * In:  the address of a JSONP answer.
 * Out: its data, once, or why there is none.
 *
 * The panel's script never runs in the station's page: it runs in a frame of
 * opaque origin, which sends one string of JSON back and is thrown away after
 * the answer or the time-out, so a late answer has nothing left to call.
 * Compiles to ES5.
 */

/** `unreadable`: the script ran and called nobody, or sent what is no JSON. `old`: this browser has no such frame. */
export type JsonpProblem = 'network' | 'timeout' | 'blocked' | 'unreadable' | 'old';
export type JsonpDone = (problem: JsonpProblem | null, data: unknown) => void;

/** The callback's name inside the frame: fixed, so that the URL is the same for every visitor. */
export const FRAME_CALLBACK = 'onair';

/** Largest answer taken from a frame: characters. */
const LARGEST = 1 << 20;
/** A frame that has loaded and said nothing was not allowed to run: milliseconds after its load event. */
const SILENCE = 1500;

/**
 * The frame's whole script. It is constant, so that a page with a
 * Content-Security-Policy can allow it by its hash (the README gives it); the
 * address comes in the frame's name, so nothing is ever written into markup.
 * Texts are cut one character past the limit that `reading` knows: megabytes
 * in one tag cost that tag, not the answer.
 */
export const FRAME_SCRIPT =
  'var s=document.createElement("script"),w=1;' +
  'function a(p,d){w&&parent.postMessage(JSON.stringify({problem:p,data:d},function(k,v){return typeof v=="string"?v.slice(0,2001):v}),"*");w=0}' +
  'function onair(d){a("",d)}' +
  'addEventListener("securitypolicyviolation",function(){a("blocked")});' +
  's.onerror=function(){setTimeout(a,50,"network")};' +
  's.onload=function(){a("unreadable")};' +
  's.src=name;document.head.appendChild(s)';

/** Puts a frame or a script to work until it is finished, ended from outside, or out of time. */
function run(element: Element, timeoutMs: number, done: JsonpDone, forget: () => void) {
  const timer = setTimeout(finish, timeoutMs, 'timeout');
  let over = false;
  function end(): void {
    over = true;
    clearTimeout(timer);
    forget();
    if (element.parentNode) element.parentNode.removeChild(element);
  }
  /** Only the first time counts, also where the page has thrown the element away. */
  function finish(problem: JsonpProblem | null, data?: unknown): void {
    if (over) return;
    end();
    done(problem, data);
  }
  document.documentElement.appendChild(element);
  return { end, finish };
}

/** Asks in a sandboxed frame. The answer to this function ends the request without a word. */
export function askInFrame(url: string, timeoutMs: number, done: JsonpDone): () => void {
  const frame = document.createElement('iframe');
  if (!('srcdoc' in frame)) {
    done('old', null);
    return () => undefined;
  }

  function onMessage(event: MessageEvent<string>): void {
    if (event.source !== frame.contentWindow) return;
    let answer: { problem?: JsonpProblem; data?: unknown } = { problem: 'unreadable' };
    try {
      if (event.data.length <= LARGEST) answer = Object(JSON.parse(event.data)) as typeof answer;
    } catch (error) {
      // What is no JSON is as good as no answer.
    }
    request.finish(answer.problem || null, answer.data);
  }

  addEventListener('message', onMessage);
  frame.onload = () => setTimeout(request.finish, SILENCE, 'blocked');
  frame.style.display = 'none';
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.name = url;
  frame.srcdoc = '<!doctype html><head><script>' + FRAME_SCRIPT + '</script>';
  const request = run(frame, timeoutMs, done, () => removeEventListener('message', onMessage));
  return request.end;
}

/** Scripts in the page that have not run yet, by callback. */
const underWay: Record<string, number> = {};

/**
 * Asks by a script in the page itself: only where the page's owner opted in.
 * `callback` must be a plain name and belong to this URL alone.
 */
export function askInPage(url: string, callback: string, timeoutMs: number, done: JsonpDone): () => void {
  const page = window as unknown as Record<string, unknown>;
  const script = document.createElement('script');
  // Deaf after the first answer, and there until the script has run, however late: without it, an answer that
  // outlives the time-out would raise a ReferenceError in somebody else's page. Not longer: it holds what asked.
  function hasRun(): void {
    if (--underWay[callback]!) return;
    delete underWay[callback];
    delete page[callback];
  }
  underWay[callback] = (underWay[callback] || 0) + 1;
  page[callback] = (data: unknown) => request.finish(null, data);
  script.onload = hasRun;
  script.onerror = () => {
    hasRun();
    request.finish('network');
  };
  script.charset = 'utf-8';
  script.src = url;
  const request = run(script, timeoutMs, done, () => undefined);
  return request.end;
}
