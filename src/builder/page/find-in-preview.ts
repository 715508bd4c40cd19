import type { KnownStation, OtherServer } from '../../diagnostics/core/other-server.js';
import type {
  FindMessage,
  FoundMessage,
  JsonResponse,
  ReadMessage,
  ReadResult,
  ReadyMessage,
} from '../preview/scene.js';

/** Timeout for all requests together. Each request also has a separate timeout. */
const TIMEOUT_MS = 90_000;

/**
 * Uses a hidden preview frame to detect another kind of server at a URL. Resolves with null if the kind is unknown.
 * Never rejects.
 */
export function findInPreview(address: string, known: KnownStation | null): Promise<OtherServer | null> {
  return requestInPreview<FoundMessage['onairFound']>({ find: address, known }, 'onairFound', null);
}

/** Uses a hidden preview frame to read the response at a URL for `source="json"`. Never rejects. */
export function readInPreview(address: string, callback: string | null): Promise<JsonResponse> {
  const unknown: JsonResponse = { access: 'none', problem: 'absent' };
  return requestInPreview<JsonResponse>({ read: address, callback }, 'onairRead', unknown);
}

/** Resolves with the value of `key` in the frame's message, or with `fallback` if no message arrives in time. */
function requestInPreview<T>(
  message: FindMessage | ReadMessage,
  key: keyof (FoundMessage & ReadResult),
  fallback: T,
): Promise<T> {
  return new Promise((resolve) => {
    const frame = document.createElement('iframe');
    frame.hidden = true;
    frame.setAttribute('sandbox', 'allow-scripts');
    // The URL is relative to this module, because the product page is in another folder.
    frame.src = new URL('preview/', import.meta.url).href;
    const timer = setTimeout(end, TIMEOUT_MS, fallback);
    function end(result: T): void {
      clearTimeout(timer);
      removeEventListener('message', handleMessage);
      frame.remove();
      resolve(result);
    }
    /** Ignores other sources, because a server's scripts run in a frame inside the preview. */
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
