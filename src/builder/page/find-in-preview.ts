import type { KnownStation, OtherServer } from '../../diagnostics/core/other-server.js';
import type { FindMessage, FoundMessage, ReadyMessage } from '../preview/scene.js';

/** Timeout for all requests together. Each request also has its own timeout. */
const TIMEOUT_MS = 90_000;

/**
 * Uses a hidden preview frame to find out which other kind of server is at an address. Resolves with null if it is unknown.
 * Never rejects.
 */
export function findInPreview(address: string, known: KnownStation | null): Promise<OtherServer | null> {
  return new Promise((resolve) => {
    const frame = document.createElement('iframe');
    frame.hidden = true;
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.src = 'preview/';
    const timer = setTimeout(end, TIMEOUT_MS, null);
    function end(found: OtherServer | null): void {
      clearTimeout(timer);
      removeEventListener('message', handleMessage);
      frame.remove();
      resolve(found);
    }
    /** Scripts from a server run in a frame inside the preview, so their messages have a different source. */
    function handleMessage({ data, source }: MessageEvent): void {
      if (source === null || source !== frame.contentWindow) return;
      const { onairPreview, onairFound } = Object(data) as Partial<ReadyMessage & FoundMessage>;
      if (onairPreview === 'ready')
        frame.contentWindow?.postMessage({ find: address, known } satisfies FindMessage, '*');
      if (onairFound !== undefined) end(onairFound);
    }
    addEventListener('message', handleMessage);
    document.body.append(frame);
  });
}
