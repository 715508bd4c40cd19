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
  'function a(o){w&&parent.postMessage(JSON.stringify(o,function(k,v){return typeof v=="string"?v.slice(0,2001):v}),"*");w=0}' +
  'function onair(d){a({data:d})}' +
  'addEventListener("securitypolicyviolation",function(){a({problem:"blocked"})});' +
  's.onerror=function(){setTimeout(function(){a({problem:"network"})},50)};' +
  's.onload=function(){a({problem:"unreadable"})};' +
  's.charset="utf-8";s.src=name;document.head.appendChild(s)';

/** Asks in a sandboxed frame. The answer to this function ends the request without a word. */
export function askInFrame(url: string, timeoutMs: number, done: JsonpDone): () => void {
  const frame = document.createElement('iframe');
  let timer: Timer;

  function end(): void {
    clearTimeout(timer);
    removeEventListener('message', onMessage);
    if (frame.parentNode) frame.parentNode.removeChild(frame);
  }
  function finish(problem: JsonpProblem | null, data?: unknown): void {
    end();
    done(problem, data);
  }
  function onMessage(event: MessageEvent<string>): void {
    if (event.source !== frame.contentWindow) return;
    let answer: { problem?: JsonpProblem; data?: unknown } = { problem: 'unreadable' };
    try {
      if (event.data.length <= LARGEST) answer = Object(JSON.parse(event.data)) as typeof answer;
    } catch (error) {
      // What is no JSON is as good as no answer.
    }
    finish(answer.problem || null, answer.data);
  }

  if (!('srcdoc' in frame)) {
    done('old', null);
    return end;
  }
  addEventListener('message', onMessage);
  timer = setTimeout(finish, timeoutMs, 'timeout');
  frame.onload = () => {
    clearTimeout(timer);
    timer = setTimeout(finish, SILENCE, 'blocked');
  };
  frame.style.display = 'none';
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.name = url;
  frame.srcdoc = '<!doctype html><head><script>' + FRAME_SCRIPT + '</script>';
  document.documentElement.appendChild(frame);
  return end;
}

type Timer = ReturnType<typeof setTimeout> | undefined;

/**
 * Asks by a script in the page itself: only where the page's owner opted in.
 * `callback` must be a plain name and belong to this URL alone.
 */
export function askInPage(url: string, callback: string, timeoutMs: number, done: JsonpDone): () => void {
  const page = window as unknown as Record<string, unknown>;
  const script = document.createElement('script');
  const timer = setTimeout(finish, timeoutMs, 'timeout');

  function end(): void {
    clearTimeout(timer);
    // Leave a deaf callback behind: an answer that outlives the time-out would
    // otherwise raise a ReferenceError in somebody else's page.
    page[callback] = () => undefined;
    if (script.parentNode) script.parentNode.removeChild(script);
  }
  function finish(problem: JsonpProblem | null, data?: unknown): void {
    end();
    done(problem, data);
  }

  page[callback] = (data: unknown) => finish(null, data);
  script.onerror = () => finish('network');
  script.charset = 'utf-8';
  script.src = url;
  document.documentElement.appendChild(script);
  return end;
}
