/**
 * In:  an address without a panel.
 * Out: what a page of the preview's kind finds there. The page is added for that question, and removed with its answer.
 */
import type { OtherServer } from '../../diagnostics/core/other-server.js';
import type { Found, Ready, Wanted } from '../preview/scene.js';

/** Each of its questions has a limit of its own; all of them together have this one: milliseconds. */
const LIMIT = 90_000;

/** Null where no kind of server can be told. Never rejects. */
export function findInPreview(baseUrl: string): Promise<OtherServer | null> {
  return new Promise((resolve) => {
    const frame = document.createElement('iframe');
    frame.hidden = true;
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.src = 'preview/';
    const timer = setTimeout(end, LIMIT, null);
    function end(found: OtherServer | null): void {
      clearTimeout(timer);
      removeEventListener('message', onMessage);
      frame.remove();
      resolve(found);
    }
    /** Nothing that a server says can answer here: it runs in a frame of that page. */
    function onMessage({ data, source }: MessageEvent): void {
      if (source === null || source !== frame.contentWindow) return;
      const { onairPreview, onairFound } = Object(data) as Partial<Ready & Found>;
      if (onairPreview === 'ready') frame.contentWindow?.postMessage({ find: baseUrl } satisfies Wanted, '*');
      if (onairFound !== undefined) end(onairFound);
    }
    addEventListener('message', onMessage);
    document.body.append(frame);
  });
}
