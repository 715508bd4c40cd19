/** The largest allowed requests for each operation of a running panel: bodies of the maximum size, and complete lists. */
import assert from 'node:assert/strict';
import { createPanelApi, type PanelApi } from '../../../src/api/index.js';
import { type Listed, type OpenApi, operationsOf, resolved } from '../../kit/document-of.js';
import type { Place } from '../agreement/place.js';
import { recordFor, type Makers } from '../agreement/records.js';
import { ACCOUNT, knownOf, OTHER_PASSWORD, settle } from '../fuzz/known.js';
import { largestBodies } from './bodies.js';

const MEBIBYTE = 1024 * 1024;
/** The limits of src/panel/http/body-limit.ts. */
const ORDINARY = MEBIBYTE;
const WITH_FILES = 20 * MEBIBYTE;

/** Operations that need a remote host. */
const OUT_OF_REACH = ['checkMigration', 'transferFiles'];

const YEAR = `start_ts=${Date.UTC(2026, 0) / 1000}&end_ts=${Date.UTC(2027, 0) / 1000}`;
const HALF_A_YEAR = `start_ts=${Date.UTC(2026, 0) / 1000}&end_ts=${Date.UTC(2026, 6) / 1000}`;

export interface LargestRequest {
  operationId: string;
  /** Why the request is expensive. */
  what: string;
  /** Sends the request and reads the whole response. Returns its status; null without a response. */
  send(): Promise<number | null>;
}

/** Prepares the panel and returns the requests. */
export async function largestRequests(url: string, smtpPort: number): Promise<LargestRequest[]> {
  await settle(url, smtpPort);
  const sign = (login: { username: string; password: string }) => createPanelApi({ baseUrl: url, ...login });
  const administrator = sign({ username: ACCOUNT.user, password: ACCOUNT.password });
  const reseller = { username: 'north', password: OTHER_PASSWORD };
  const makers: Makers = {
    station: createPanelApi({ baseUrl: url, apiKey: ACCOUNT.apiKey }),
    administrator,
    reseller: sign(reseller),
  };
  const document = (await (await fetch(`${url}/openapi.json`)).json()) as OpenApi;
  const keys = {
    administrator: await keyOf(administrator, { username: ACCOUNT.user, password: ACCOUNT.password }),
    reseller: await keyOf(makers.reseller, reseller),
  };
  const headersFor = ({ operationId, path }: Listed): Record<string, string> => {
    if (!path.startsWith('/api/v1/')) return { 'SERVICE-API-KEY': ACCOUNT.apiKey };
    // Only the owner sees a template.
    const who = /BroadcasterTemplate$/.test(operationId) ? 'reseller' : 'administrator';
    return { Authorization: `Token ${keys[who]}` };
  };
  const good = knownOf([1], smtpPort);
  let last = 0;
  const place = {
    names: new Map<number, string>(),
    somebody() {
      const username = `largest-${++last}`;
      return { username, email: `${username}@radio.test`, password: OTHER_PASSWORD };
    },
  } as unknown as Place;

  return operationsOf(document)
    .filter(({ operationId }) => !OUT_OF_REACH.includes(operationId))
    .flatMap((operation): LargestRequest[] => {
      const { operationId, method, path, requestBody } = operation;
      const headers = headersFor(operation);
      const address = async () =>
        path.includes('{')
          ? url + path.replace(/\{\w+\}/, String(await recordFor(operationId, makers, place)))
          : url + path;
      if (method === 'GET') {
        return listsOf(operation).map((query) => ({
          operationId,
          what: query,
          send: async () => sendRequest(`${await address()}?${query}`, { headers }),
        }));
      }
      if (!requestBody) return [];
      const types = Object.keys(requestBody.content);
      const { schema = {} } = requestBody.content['application/json'] ?? {};
      const inParts = types.includes('multipart/form-data') ? WITH_FILES : ORDINARY;
      const known = Object.fromEntries(
        Object.entries(good(operationId)).map(([name, values]) => [name, values[0]]),
      );
      return largestBodies(resolved(document, schema), known, ORDINARY, inParts).map(
        ({ what, type, bytes }) => ({
          operationId,
          what,
          send: async () => {
            // Another address, because some requests are limited by address.
            const from = { 'X-Forwarded-For': `10.2.${++last >> 8}.${last & 255}` };
            const sent = { ...headers, ...from, 'Content-Type': type };
            return sendRequest(await address(), { method, headers: sent, body: new Uint8Array(bytes()) });
          },
        }),
      );
    });
}

/** Complete lists in each format, and single records. */
function listsOf({ path, parameters = [] }: Listed): string[] {
  const has = (name: string) => parameters.some((each) => each.name === name);
  const required = parameters
    .filter((each) => each.required && each.in === 'query' && !/^(start|end)_ts$/.test(each.name))
    .map(
      ({ name }) =>
        `${name}=${name === 'server' ? 2 : ACCOUNT[name === 'server_password' ? 'password' : 'user']}`,
    );
  const forms = path.startsWith('/api/v1/') ? [''] : ['', 'format=jsonp&callback=cb'];
  const lists = has('start_ts')
    ? [`server=2&${YEAR}`, `server=2&${HALF_A_YEAR}`, `server=2&utc=1&${HALF_A_YEAR}`]
    : has('limit')
      ? ['', 'limit=1000000', 'limit=1000000&server=1', 'limit=1000&offset=99000']
      : [''];
  return lists.flatMap((list) => forms.map((form) => [...required, list, form].filter(Boolean).join('&')));
}

async function keyOf(api: PanelApi, body: { username: string; password: string }): Promise<string> {
  const { data } = await api.POST('/api/v1/rest-auth/login/', { body });
  return data?.key ?? assert.fail('no key');
}

async function sendRequest(url: string, init: RequestInit): Promise<number | null> {
  try {
    const response = await fetch(url, init);
    for await (const part of response.body ?? []) void part;
    return response.status;
  } catch {
    // The response arrived before the whole body was sent, and the connection was closed.
    return null;
  }
}
