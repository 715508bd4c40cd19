import { probe, requestJsonp } from '../../diagnostics/page/probe.js';
import { USUAL_CALLBACKS } from '../../servers/json/callbacks.js';
import { parseResponse } from '../json/parse-response.js';
import type { JsonResponse, ReadMessage } from './scene.js';

/**
 * Reads the response at a URL in the same way as a page on another site: with `fetch` or via JSONP. Runs in the preview
 * frame, which has no origin. Never rejects.
 */
export async function readResponse({ read: address, callback }: ReadMessage): Promise<JsonResponse> {
  const { outcome, status = 0, text = '' } = await probe(address, 'read');
  if (outcome === 'response') {
    const value = status >= 200 && status < 300 ? parseResponse(text) : undefined;
    if (value !== undefined) return { access: 'fetch', value };
    return { access: 'none', problem: status < 300 ? 'notJson' : 'absent' };
  }
  if ((await probe(address, 'opaque')).outcome !== 'opaque') return { access: 'none', problem: 'absent' };
  for (const name of callback === null ? USUAL_CALLBACKS : [callback]) {
    const value = await requestJsonp(address, name);
    if (value !== undefined) return { access: 'jsonp', value, callback: name };
  }
  return { access: 'none', problem: 'closed' };
}
