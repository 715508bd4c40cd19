import type { PodcastRecord } from '../../../../src/contract/records.js';
import type { PanelOptions } from '../../../../src/panel/base/options.js';
import type { ReadResponse } from '../../../kit/read-response.js';
import { type OpenedPanel, openPanel } from '../../../kit/open-panel.js';

export const PODCASTS = '/api/v2/podcasts/';
const KEY = 'a-key-for-the-tests-of-podcasts';

export interface Editor extends Omit<OpenedPanel, 'add'> {
  /** Sends an object as JSON, or a form unchanged. */
  send(method: string, path: string, body?: object): Promise<ReadResponse>;
  /** Adds a published podcast to the first server. */
  add(fields?: object): Promise<PodcastRecord>;
}

/** Opens a panel with functions that write podcasts as the owner of its first server. */
export function openEditor(options: Partial<PanelOptions> = {}): Editor {
  const opened = openPanel({ user: 'editor', password: 'a password of the tests', apiKey: KEY, ...options });
  const { request } = opened;
  const send: Editor['send'] = (method, path, body) =>
    body instanceof FormData || body instanceof URLSearchParams
      ? request(path, { method, body, headers: { 'service-api-key': KEY } })
      : request(path, {
          method,
          headers: { 'service-api-key': KEY, 'content-type': 'application/json' },
          ...(body && { body: JSON.stringify(body) }),
        });
  return {
    ...opened,
    send,
    async add(fields = {}) {
      const body = { title: 'Sea talk', server: 1, description: '', published: true, ...fields };
      return (await send('POST', PODCASTS, body)).json<PodcastRecord>();
    },
  };
}

/** Returns a form with these fields and, unless null, a file `image`. */
export function form(
  fields: Record<string, string>,
  image: Blob | null = null,
  name = 'cover.png',
): FormData {
  const filled = new FormData();
  Object.entries(fields).forEach(([field, value]) => filled.set(field, value));
  if (image) filled.set('image', image, name);
  return filled;
}

/** The error messages in a response, by field. */
export function errorsOf(response: ReadResponse): Record<string, string[]> {
  return response.json<Record<string, string[]>>();
}
