/** One test for each rule of the legacy API and each behaviour of its framework. */
import assert from 'node:assert/strict';
import type { LegacyPage } from '../../../src/contract/pages.js';
import type { Check, Station } from './station.js';

type Objects = LegacyPage<Record<string, unknown>>;

const read = async ({ request }: Station, path: string) => (await request(path)).json<Objects>();

export const legacyChecks: Record<string, Check> = {
  async 'legacy rule 1'({ request }) {
    assert.equal((await request('/api/history/?server=1&limit=1')).status, 200);
  },
  async 'legacy rule 2'(station) {
    const page = await read(station, '/api/history/?limit=2');
    assert.deepEqual(Object.keys(page), ['meta', 'objects']);
    assert.deepEqual(Object.keys(page.meta).sort(), ['limit', 'next', 'offset', 'previous', 'total_count']);
    assert.equal(page.objects.length, 2);
  },
  async 'legacy rule 3'(station) {
    const whole = await read(station, '/api/channels/?server=1');
    assert.ok(whole.objects.length >= 2 && whole.objects.every(({ server }) => server === 1));
    const second = await read(station, '/api/channels/?server=1&limit=1&offset=1');
    assert.deepEqual(second.objects, whole.objects.slice(1, 2));
    assert.deepEqual([second.meta.limit, second.meta.offset], [1, 1]);
  },
  async 'legacy rule 4'({ request }) {
    const response = await request('/api/djs/?callback=show&format=jsonp');
    assert.match(response.text, /^show\(\{"meta":[^]*\}\)$/);
  },
  async 'legacy rule 5'({ request }) {
    for (const resource of ['djs', 'history']) assert.equal((await request(`/api/${resource}/`)).status, 200);
  },
};

/** Additional behaviour of real panels. */
export const legacyNotes: Record<string, Check> = {
  async 'limit defaults to 20; 0 or more than 1000 means 1000; a negative or invalid limit returns 400'(
    station,
  ) {
    const limitOf = async (query: string) => (await read(station, `/api/history/${query}`)).meta.limit;
    assert.deepEqual(
      [await limitOf(''), await limitOf('?limit=0'), await limitOf('?limit=1001'), await limitOf('?limit=7')],
      [20, 1000, 1000, 7],
    );
    for (const query of ['limit=-1', 'limit=x', 'offset=-1', 'offset=x']) {
      const refused = await station.request(`/api/history/?${query}`);
      assert.deepEqual([refused.status, Object.keys(refused.json())], [400, ['error']], query);
    }
  },
  async 'next and previous are paths without a host and keep callback and format; previous is null while offset < limit'(
    station,
  ) {
    const { request } = station;
    const body = (await request('/api/history/?callback=cb&format=jsonp&limit=2&offset=2')).text;
    const { next, previous } = (JSON.parse(body.slice(3, -1)) as Objects).meta;
    assert.match(next ?? '', /^\/api\/history\/\?/);
    for (const link of [next, previous]) {
      const query = new URLSearchParams(link?.split('?')[1]);
      assert.deepEqual([query.get('callback'), query.get('format')], ['cb', 'jsonp']);
    }
    assert.equal((await read(station, '/api/history/?limit=5&offset=4')).meta.previous, null);
    assert.match((await read(station, '/api/history/?limit=5&offset=5')).meta.previous ?? '', /offset=0/);
  },
  async 'the resources are servers, channels, history, djs (with the filters active, connected and on_air as 0 or 1), plus grid and podcasts'(
    station,
  ) {
    for (const resource of ['servers', 'channels', 'history', 'djs']) {
      assert.ok((await read(station, `/api/${resource}/`)).objects.length > 0, resource);
    }
    for (const flag of ['active', 'connected', 'on_air']) {
      const [yes, no] = [
        await read(station, `/api/djs/?${flag}=1`),
        await read(station, `/api/djs/?${flag}=0`),
      ];
      assert.ok(yes.objects.every((dj) => dj[flag] === true) && no.objects.every((dj) => dj[flag] === false));
      const all = await read(station, '/api/djs/');
      assert.equal(yes.meta.total_count + no.meta.total_count, all.meta.total_count);
    }
    // An addition of this project, for pages that can use only JSONP.
    for (const resource of ['grid', 'podcasts']) {
      assert.ok((await read(station, `/api/${resource}/?server=1`)).objects.length > 0, resource);
    }
  },
  async 'unknown parameters are ignored, an unknown server returns an empty list, and server=abc or an empty value returns 400'(
    station,
  ) {
    assert.ok((await read(station, '/api/history/?colour=red&limit=1')).objects.length > 0);
    assert.deepEqual((await read(station, '/api/history/?server=4711')).objects, []);
    for (const query of ['server=abc', 'server=', 'limit=']) {
      const refused = await station.request(`/api/history/?${query}`);
      assert.deepEqual([refused.status, Object.keys(refused.json())], [400, ['error']], query);
    }
  },
  async 'JSONP is text/javascript without a charset, and either callback or format=jsonp is enough'({
    request,
  }) {
    const called = await request('/api/servers/?callback=cb');
    assert.equal(called.headers.get('content-type'), 'text/javascript');
    assert.match(called.text, /^cb\(\{.*\}\)$/);
    assert.match((await request('/api/servers/?format=jsonp')).text, /^callback\(\{/);
  },
  async 'a callback consists of identifiers, including Unicode ones, joined by . or indexed; anything else returns 400; U+2028 and U+2029 are escaped'(
    station,
  ) {
    const status = async (name: string) =>
      (await station.request(`/api/servers/?callback=${encodeURIComponent(name)}`)).status;
    for (const name of ['cb', 'a.b.c', 'jQuery1_2', '$', 'größe', 'list[0]', 'a[1][2].b']) {
      assert.equal(await status(name), 200, name);
    }
    for (const name of ['', '1st', 'a-b', 'a..b', 'a b', 'alert(1)', 'a["b"]', 'return', 'a.class', '<b>']) {
      assert.equal(await status(name), 400, name);
    }
    await station.play({ server: 2, title: 'line\u2028end\u2029' });
    const { text } = await station.request('/api/history/?server=2&limit=1&callback=cb');
    assert.ok(text.includes('line\\u2028end\\u2029') && !/[\u2028\u2029]/.test(text));
  },
  async 'an error is plain JSON with status 400, without a callback'({ request }) {
    const refused = await request('/api/history/?callback=cb&limit=x');
    assert.equal(refused.status, 400);
    assert.equal(refused.headers.get('content-type'), 'application/json');
    assert.deepEqual(Object.keys(refused.json()), ['error']);
  },
};
