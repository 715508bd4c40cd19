/**
 * In:  the address of a JSONP answer.
 * Out: its data, once, or why there is none.
 *
 * The panel's script runs in a frame, which is thrown away after the answer or
 * the time-out: then nothing is loaded any more, and a late answer has nothing
 * left to call. Unless the page's owner wants otherwise, the frame is of opaque
 * origin, sees nothing of the station's page, and sends one string of JSON back.
 * Compiles to ES5.
 */

/** `unreadable`: the script ran and called nobody, or sent what is no JSON. `old`: this browser has no such frame. */
export type JsonpProblem = 'network' | 'timeout' | 'blocked' | 'unreadable' | 'old';
export type JsonpDone = (problem: JsonpProblem | null, data: unknown) => void;

/** The callback's name inside a frame: fixed, so that the URL is the same for every visitor. */
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

/** Puts a frame to work until it is finished, ended from outside, or out of time. */
function run(frame: HTMLElement, timeoutMs: number, done: JsonpDone, forget: () => void) {
  const timer = setTimeout(finish, timeoutMs, 'timeout');
  let over = false;
  function end(): void {
    over = true;
    clearTimeout(timer);
    forget();
    if (frame.parentNode) frame.parentNode.removeChild(frame);
  }
  /** Only the first time counts, also where the page has thrown the frame away. */
  function finish(problem: JsonpProblem | null, data?: unknown): void {
    if (over) return;
    end();
    done(problem, data);
  }
  document.documentElement.appendChild(frame);
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

/**
 * Asks with the page's own rights: only where the page's owner opted in. The
 * script stands in an empty frame all the same: a script of the page would be
 * loaded, and hold what asked, until the panel answers, which may be never.
 */
export function askInPage(url: string, timeoutMs: number, done: JsonpDone): () => void {
  const frame = document.createElement('iframe');
  frame.style.display = 'none';
  frame.onload = () => {
    frame.onload = null;
    const view = frame.contentWindow as unknown as Record<string, unknown>;
    const script = frame.contentWindow!.document.createElement('script');
    view[FRAME_CALLBACK] = (data: unknown) => {
      // What is of the frame's own kind would keep the whole frame in memory.
      const [problem, copy] = copied(data);
      request.finish(problem, copy);
    };
    script.onload = () => request.finish('unreadable');
    script.onerror = () => request.finish('network');
    script.charset = 'utf-8';
    script.src = url;
    frame.contentWindow!.document.documentElement.appendChild(script);
  };
  const request = run(frame, timeoutMs, done, () => undefined);
  return request.end;
}

function copied(data: unknown): [JsonpProblem | null, unknown?] {
  try {
    // Nothing at all has no text.
    const text = JSON.stringify(data) as string | undefined;
    return [null, text && (JSON.parse(text) as unknown)];
  } catch (error) {
    return ['unreadable'];
  }
}
