import type { KnownStation, OtherServer } from '../../diagnostics/core/other-server.js';
import type {
  FindMessage,
  FoundMessage,
  JsonResponse,
  ReadMessage,
  ReadResult,
  ReadyMessage,
} from '../preview/scene.js';

/** Timeout for all requests together. Each request also has its own timeout. */
const TIMEOUT_MS = 90_000;

/**
 * Uses a hidden preview frame to find out which other kind of server is at an address. Resolves with null if it is unknown.
 * Never rejects.
 */
export function findInPreview(address: string, known: KnownStation | null): Promise<OtherServer | null> {
  return requestInPreview<FoundMessage['onairFound']>({ find: address, known }, 'onairFound', null);
}

/** Uses a hidden preview frame to read the response at an address, for `source="json"`. Never rejects. */
export function readInPreview(address: string, callback: string | null): Promise<JsonResponse> {
  const unknown: JsonResponse = { access: 'none', problem: 'absent' };
  return requestInPreview<JsonResponse>({ read: address, callback }, 'onairRead', unknown);
}

/** Resolves with the value of `key` in the frame's response, or with `fallback` if it doesn't arrive in time. */
function requestInPreview<T>(
  message: FindMessage | ReadMessage,
  key: keyof (FoundMessage & ReadResult),
  fallback: T,
): Promise<T> {
  return new Promise((resolve) => {
    const frame = document.createElement('iframe');
    frame.hidden = true;
    frame.setAttribute('sandbox', 'allow-scripts');
    // The product page is in another folder.
    frame.src = new URL('preview/', import.meta.url).href;
    const timer = setTimeout(end, TIMEOUT_MS, fallback);
    function end(result: T): void {
      clearTimeout(timer);
      removeEventListener('message', handleMessage);
      frame.remove();
      resolve(result);
    }
    /** Scripts from a server run in a frame inside the preview, so their messages have a different source. */
    function handleMessage({ data, source }: MessageEvent): void {
      if (source === null || source !== frame.contentWindow) return;
      const received = Object(data) as Partial<ReadyMessage & Record<typeof key, T>>;
      if (received.onairPreview === 'ready') frame.contentWindow?.postMessage(message, '*');
      const result = received[key];
      if (result !== undefined) end(result);
    }
    addEventListener('message', handleMessage);
    document.body.append(frame);
  });
}
