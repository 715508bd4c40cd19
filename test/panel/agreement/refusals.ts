/**
 * What is done to a good request so that it is refused, or answered shortly, in
 * each way that the document names.
 */
import type { Listed } from '../document-of.js';

/** What a request needs besides itself. */
export interface World {
  /** A token of an account that looks after nothing. */
  strangersToken: string;
  /** What a good answer to the same request had. */
  etag: string | null;
  /** Makes the panel count each visitor's vote once. */
  refuseSecondVotes(): Promise<unknown>;
}

type Meddle = (request: Request, world: World, operation: Listed) => Request | Promise<Request>;

const MEBIBYTE = 1024 * 1024;

export const meddling: Record<number, Meddle> = {
  304: (request, { etag }) => withHeaders(request, { 'If-None-Match': etag ?? '' }),
  async 400(request, world, operation) {
    if (operation.operationId.startsWith('legacy')) return withQuery(request, 'callback', '1st');
    if (operation.requestBody) return withBody(request, 'application/json', '[]');
    if (operation.operationId === 'rewindDj')
      return new Request(request.url.replace(/\/1\/rewind/, '/2/rewind'), request);
    if (/^(dis)?likeTrack$/.test(operation.operationId)) {
      await world.refuseSecondVotes();
      await fetch(request.clone());
      return request;
    }
    return withQuery(request, 'server', 'abc');
  },
  401: (request) => withHeaders(request, { Authorization: 'JWT a.broken.one' }),
  403: (request, { strangersToken }) => withHeaders(request, { Authorization: `JWT ${strangersToken}` }),
  404: (request, _, { path }) =>
    path.includes('{id}')
      ? new Request(request.url.replace(/\/\d+\//, '/99999999/'), request)
      : withQuery(request, 'format', 'xml'),
  406: (request) => withHeaders(request, { Accept: 'image/png' }),
  413: (request, _, { path }) =>
    withBody(request, 'application/json', `"${'x'.repeat((path.includes('podcasts') ? 20 : 1) * MEBIBYTE)}"`),
  415: (request) => withBody(request, 'text/plain', 'server=1'),
};

function withHeaders(request: Request, headers: Record<string, string>): Request {
  const changed = new Request(request);
  if (headers.Authorization) changed.headers.delete('service-api-key');
  for (const [name, value] of Object.entries(headers)) changed.headers.set(name, value);
  return changed;
}

function withQuery(request: Request, name: string, value: string): Request {
  const url = new URL(request.url);
  url.searchParams.set(name, value);
  return new Request(url, request);
}

function withBody(request: Request, type: string, body: string): Request {
  const headers = new Headers(request.headers);
  headers.set('Content-Type', type);
  return new Request(request.url, { method: request.method, headers, body });
}
