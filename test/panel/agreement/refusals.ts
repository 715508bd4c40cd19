/** Changes a valid request so that the panel responds with each status in the document. */
import type { Listed } from '../../kit/document-of.js';
import type { PanelFetch } from '../../kit/open-panel.js';

/** Data for the changes. */
export interface World {
  /** Token and key of an account without servers. */
  strangers: { token: string; key: string };
  /** URL of the panel and key of its administrator. */
  url: string;
  fetch: PanelFetch;
  key: string;
  /** URL and key of a panel without settings. */
  fresh: { url: string; key: string };
  /** ETag of a successful response to the same request. */
  etag: string | null;
  /** Makes the panel count one vote per visitor. */
  refuseSecondVotes(): Promise<unknown>;
}

type Meddle = (request: Request, world: World, operation: Listed) => Request | Promise<Request>;

/** JSON of more than 1 MiB. */
const TOO_LONG = `"${'x'.repeat(1024 * 1024)}"`;

/** Changes that make a request without a body invalid, by operation. */
const WRONG: Record<string, Meddle> = {
  checkUsername: (request) => withQuery(request, 'username', ''),
  remoteListBroadcasters: (request) => withQuery(request, 'server_password', ''),
  readEmailTemplate: (request) => withQuery(request, 'email_type', 'none_such'),
  checkMigration: (request) => withQuery(request, 'host', 'elsewhere.example'),
  transferFiles: (request) => withQuery(request, 'host', 'elsewhere.example'),
  readLicense: (request, { fresh }) =>
    new Request(request.url.replace(/^http:\/\/[^/]+/, fresh.url), {
      headers: { Authorization: `Token ${fresh.key}` },
    }),
  async deleteReseller(request, { url, fetch, key }) {
    const username = `of-${idIn(request.url)}`;
    const fields = { username, email: 'of@radio.test', password: 'nobody guesses this' };
    await asAdministrator(fetch, key, 'POST', `${url}/api/v1/broadcasters/`, {
      ...fields,
      owner: idIn(request.url),
    });
    return request;
  },
};

/** Operations on an account that is marked for deletion. */
const afterDeletion: Meddle = async (request, { fetch, key }) => {
  await asAdministrator(fetch, key, 'DELETE', request.url.replace(/\/(un)?(suspend|login)\/$/, '/'));
  return request;
};
for (const id of ['suspendBroadcaster', 'unsuspendBroadcaster', 'logInBroadcaster', 'logInReseller'])
  WRONG[id] = afterDeletion;

export const meddling: Record<number, Meddle> = {
  304: (request, { etag }) => withHeaders(request, { 'If-None-Match': etag ?? '' }),
  async 400(request, world, operation) {
    const wrong = WRONG[operation.operationId];
    if (wrong) return wrong(request, world, operation);
    if (operation.operationId.startsWith('legacy')) return withQuery(request, 'callback', '1st');
    if (operation.requestBody) return withBody(request, 'application/json', '[]');
    if (operation.operationId === 'rewindDj')
      return new Request(request.url.replace(/\/1\/rewind/, '/2/rewind'), request);
    if (/^(dis)?likeTrack$/.test(operation.operationId)) {
      await world.refuseSecondVotes();
      await world.fetch(request.clone());
      return request;
    }
    return withQuery(request, 'server', 'abc');
  },
  401: (request, _, { path }) =>
    withHeaders(request, { Authorization: isAdministration(path) ? 'Token broken' : 'JWT a.broken.one' }),
  403: (request, { strangers }, { path }) =>
    withHeaders(request, {
      Authorization: isAdministration(path) ? `Token ${strangers.key}` : `JWT ${strangers.token}`,
    }),
  404: (request, _, { path }) =>
    path.includes('{')
      ? new Request(request.url.replace(/\/\d+\//, '/99999999/'), request)
      : withQuery(request, 'format', 'xml'),
  406: (request) => withHeaders(request, { Accept: 'image/png' }),
  413: (request) => withBody(request, 'application/json', TOO_LONG),
  415: (request, _, { path }) =>
    // Remote endpoints have the credentials in the body, which is read first.
    withBody(request, 'text/plain', path.includes('remote') ? 'server_username=1' : 'server=1'),
  500: (request) => withQuery(request, 'password', 'a guess'),
};

const isAdministration = (path: string) => path.startsWith('/api/v1/');

function asAdministrator(
  fetch: PanelFetch,
  key: string,
  method: string,
  url: string,
  body?: object,
): Promise<Response> {
  const headers = { Authorization: `Token ${key}`, 'Content-Type': 'application/json' };
  return fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) });
}

function idIn(url: string): number {
  return Number(/\/(\d+)\//.exec(new URL(url).pathname)?.[1]);
}

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
  headers.set('Content-Length', String(body.length));
  return new Request(request.url, { method: request.method, headers, body });
}
