import { parseLoose } from '../../servers/parse-loose.js';
import type { ReadPath } from '../../servers/detect.js';
import type { ServerResource, ServerKind } from '../../servers/server-kind.js';
import type { CheckTools, Probe, ProbeResult } from './probe.js';

/** `page` is used only to check whether it is null. A command can read responses that pages aren't allowed to read. */
export interface ServerTools extends Pick<CheckTools, 'requestJsonp'> {
  readonly probe: Probe;
  readonly page: unknown;
}

/** The `Origin` that a command sends in place of the origin of a page. */
export const FOREIGN_ORIGIN = 'https://site.example';

/** The way in which a page on another site can read a response. */
export type PageAccess = 'fetch' | 'jsonp' | 'none';

interface ServerResponse {
  readonly data: unknown;
  readonly access: PageAccess;
}

export interface ServerReader {
  readonly readPath: ReadPath;
  /** Returns the data of the first alternative that works; null if all of them fail. */
  readFirst<T, A>(
    resource: ServerResource<T, A>,
    kind: ServerKind,
    about: A,
    station?: string,
  ): Promise<{ read: T; access: PageAccess } | null>;
}

/** Returns a reader that requests each path of a server only once and caches the response. */
export function createServerReader(baseUrl: string, tools: ServerTools): ServerReader {
  const responses = new Map<string, Promise<ServerResponse>>();
  const load = (path: string, kind: ServerKind): Promise<ServerResponse> => {
    const key = `${path} ${kind.callback}`;
    const earlier = responses.get(key);
    if (earlier) return earlier;
    const response = request(baseUrl + path, kind, tools);
    responses.set(key, response);
    return response;
  };
  return {
    readPath: async (path, kind) => (await load(path, kind)).data,
    async readFirst(resource, kind, about, station = '') {
      const stationRef = { baseUrl, station };
      for (const paths of resource.alternatives(stationRef, about)) {
        const loaded = await Promise.all(paths.map((path) => load(path, kind))).catch(() => null);
        if (!loaded) continue;
        const bodies = loaded.map(({ data }) => data);
        const read = resource.read(bodies, stationRef, about);
        if (read !== null) return { read, access: worstAccess(loaded) };
      }
      return null;
    },
  };
}

/** Rejects if no readable data was received. */
async function request(
  url: string,
  kind: ServerKind,
  { probe, requestJsonp, page }: ServerTools,
): Promise<ServerResponse> {
  const result = await probe(url, page ? 'read' : 'foreign');
  const fetched = await dataIn(result, kind);
  if (fetched !== undefined && (page || isOpenToAll(result))) return { data: fetched, access: 'fetch' };
  // The response isn't in this kind's format, and JSONP wouldn't change that.
  if (result.status === 404 || (result.status === 200 && fetched === undefined))
    throw new Error('The server has no response in this format.');
  const called = kind.callback === null ? undefined : await requestJsonp(url, kind.callback);
  if (called !== undefined) return { data: called, access: 'jsonp' };
  // Some servers return an error only if the request has an `Origin` header.
  const data = fetched ?? (page ? undefined : await dataIn(await probe(url, 'read'), kind));
  if (data === undefined) throw new Error('The response is unreadable.');
  return { data, access: 'none' };
}

async function dataIn({ outcome, status, text = '' }: ProbeResult, { parse }: ServerKind): Promise<unknown> {
  if (outcome !== 'response' || status !== 200) return undefined;
  try {
    return await parseLoose(text, parse);
  } catch {
    return undefined;
  }
}

/** Whether the server is open to all sites. Such a server sends `*` or repeats the request's origin. */
function isOpenToAll({ headers }: ProbeResult): boolean {
  return ['*', FOREIGN_ORIGIN].includes(headers?.get('access-control-allow-origin') ?? '');
}

function worstAccess(responses: readonly ServerResponse[]): PageAccess {
  const found = responses.map(({ access }) => access);
  if (found.includes('none')) return 'none';
  return found.includes('jsonp') ? 'jsonp' : 'fetch';
}
