import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { LegacyPage } from '../../../../src/contract/pages.js';
import type { PodcastRecord } from '../../../../src/contract/records.js';
import { MORNING, openPanel } from '../../../kit/open-panel.js';
import { errorsOf, form, openEditor, PODCASTS } from './editor.js';
import { png } from './pictures.js';

describe('a podcast', () => {
  const { request, send, add, panel } = openEditor();
  const at = ({ id }: { id: number }) => `${PODCASTS}${id}/`;

  it('appears in the lists of both APIs immediately', async () => {
    const made = await add({ description: 'About the sea.\n\nAnd the land.' });
    assert.deepEqual(made, {
      id: made.id,
      folder: 'sea_talk',
      image: '',
      episodes_count: 0,
      feed_url: `http://radio.test/podcasts/${made.id}/feed.xml`,
      public_page_url: `http://radio.test/podcasts/${made.id}/`,
      title: 'Sea talk',
      description: 'About the sea.\n\nAnd the land.',
      published: true,
      server: 1,
    });
    assert.deepEqual((await request(at(made))).json(), made);
    assert.deepEqual(
      (await request(PODCASTS)).json<PodcastRecord[]>().find(({ id }) => id === made.id),
      made,
    );
    const legacy = (await request('/api/podcasts/')).json<LegacyPage<PodcastRecord>>();
    assert.deepEqual(
      legacy.objects.find(({ id }) => id === made.id),
      made,
    );
  });

  it('can be sent as a URL-encoded or multipart form', async () => {
    const fields = { title: 'Three ways', server: '1', published: 'on', description: '' };
    for (const body of [new URLSearchParams(fields), form(fields)]) {
      const response = await send('POST', PODCASTS, body);
      assert.equal(response.status, 201, response.text);
      const { title, published, server } = response.json<PodcastRecord>();
      assert.deepEqual({ title, published, server }, { title: 'Three ways', published: true, server: 1 });
    }
  });

  it('requires all four fields', async () => {
    const missing = {
      description: ['This field is required.'],
      published: ['This field is required.'],
    };
    assert.deepEqual(errorsOf(await send('POST', PODCASTS, { title: 'Quiet', server: 1 })), missing);
    assert.deepEqual(errorsOf(await send('PUT', `${PODCASTS}1/`, { title: 'Quiet', server: 1 })), missing);
  });

  it('has the last value of a repeated field', async () => {
    const body = new URLSearchParams('title=One&server=7&title=Two&server=1&published=0&description=');
    const made = (await send('POST', PODCASTS, body)).json<PodcastRecord>();
    assert.deepEqual([made.title, made.server], ['Two', 1]);
  });

  it("can't have invalid fields", async () => {
    const response = await send('POST', PODCASTS, { published: 'perhaps', description: [], image: 7 });
    assert.equal(response.status, 400);
    assert.deepEqual(errorsOf(response), {
      server: ['This field is required.'],
      title: ['This field is required.'],
      description: ['Not a valid string.'],
      published: ['Must be a valid boolean.'],
      image: ['The submitted data was not a file. Check the encoding type on the form.'],
    });
    const rows: [object, string, RegExp][] = [
      [{ title: ' ' }, 'title', /blank/],
      [{ title: 'x'.repeat(256) }, 'title', /255/],
      [{ title: null }, 'title', /null/],
      [{ title: 'a\0b' }, 'title', /[Nn]ull characters/],
      [{ description: 'x'.repeat(10_001) }, 'description', /10000/],
      [{ server: 99 }, 'server', /does not exist/],
      [{ server: 'one' }, 'server', /pk value/],
    ];
    for (const [fields, name, message] of rows) {
      const refused = await send('POST', PODCASTS, { title: 'x', server: 1, ...fields });
      assert.equal(refused.status, 400, JSON.stringify(fields));
      assert.match(errorsOf(refused)[name]?.join() ?? '', message);
    }
  });

  it('is rejected if the request body is invalid', async () => {
    const post = (body: string, type: string) =>
      request(PODCASTS, {
        method: 'POST',
        body,
        headers: { 'content-type': type, 'service-api-key': 'a-key-for-the-tests-of-podcasts' },
      });
    assert.equal((await post('[]', 'application/json')).status, 400);
    assert.match((await post('{', 'application/json')).text, /JSON parse error/);
    assert.equal((await post('nothing', 'multipart/form-data; boundary=x')).status, 400);
    assert.equal((await post('<podcast/>', 'application/xml')).status, 415);
  });

  it('can be replaced or updated partially', async () => {
    const made = await add({ description: 'First.' });
    const put = await send('PUT', at(made), { ...made, title: 'Second' });
    assert.deepEqual(put.json(), { ...made, title: 'Second' });
    const patch = await send('PATCH', at(made), { published: false });
    assert.deepEqual(patch.json(), { ...made, title: 'Second', published: false });
    const response = await send('PUT', at(made), {});
    assert.deepEqual(
      [response.status, Object.keys(errorsOf(response)).sort()],
      [400, ['description', 'published', 'server', 'title']],
    );
  });

  it("can't have its computed fields changed", async () => {
    const made = await add();
    const given = { id: 7, folder: 'mine', episodes_count: 9, feed_url: 'x', public_page_url: 'x' };
    assert.deepEqual((await send('PATCH', at(made), given)).json(), made);
  });

  it('is deleted with its cover and episodes', async () => {
    const before = (await request(`${PODCASTS}2/`)).json<PodcastRecord>();
    const picture = new Blob([new Uint8Array(png(2, 2))]);
    const { image } = (await send('PATCH', at(before), form({}, picture))).json<PodcastRecord>();
    assert.equal((await panel.app.request(image)).status, 200);
    const response = await send('DELETE', at(before));
    assert.deepEqual([response.status, response.text], [204, '']);
    assert.equal((await send('DELETE', at(before))).status, 404);
    for (const url of [
      at(before),
      '/api/podcasts/2/',
      '/podcasts/2/',
      '/podcasts/2/feed.xml',
      new URL(image).pathname,
    ])
      assert.equal((await request(url)).status, 404, url);
    assert.equal((await request('/podcasts/2/episodes/9.wav')).status, 404);
  });

  it("isn't found if the id is unknown", async () => {
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
      const response = await send(
        method,
        `${PODCASTS}999/`,
        method === 'GET' ? undefined : { title: 'x', server: 1 },
      );
      assert.deepEqual([response.status, response.json()], [404, { detail: 'Not found.' }], method);
    }
  });

  it('can be edited only with an account', async () => {
    for (const [method, path] of [
      ['POST', PODCASTS],
      ['PUT', `${PODCASTS}1/`],
      ['PATCH', `${PODCASTS}1/`],
      ['DELETE', `${PODCASTS}1/`],
    ] as const) {
      const response = await request(path, { method });
      assert.equal(response.status, 401, method);
      assert.equal(response.headers.get('www-authenticate'), 'JWT realm="api"');
    }
  });

  it("can be edited only by its server's owner", async () => {
    await panel.bootstrapAdmin();
    await panel.addAccount('ferry', 'a ferry at night', [2]);
    const login = await request('/api/v2/api-token-auth/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'ferry', password: 'a ferry at night' }),
    });
    const headers = {
      authorization: `JWT ${login.json<{ token: string }>().token}`,
      'content-type': 'application/json',
    };
    const write = async (method: string, path: string, body: object) =>
      (await request(path, { method, headers, body: JSON.stringify(body) })).status;
    assert.equal(
      await write('POST', PODCASTS, { title: 'Ours', server: 2, description: '', published: true }),
      201,
    );
    assert.equal(
      await write('POST', PODCASTS, { title: 'Theirs', server: 1, description: '', published: true }),
      403,
    );
    assert.equal(await write('PATCH', `${PODCASTS}1/`, { title: 'Theirs' }), 403);
    assert.equal(await write('DELETE', `${PODCASTS}1/`, {}), 403);
    // Moving requires both servers.
    assert.equal(await write('PATCH', `${PODCASTS}11/`, { server: 1 }), 403);
    assert.equal(await write('PATCH', `${PODCASTS}1/`, { server: 2 }), 403);
    assert.equal(await write('PATCH', `${PODCASTS}11/`, { title: 'Neu' }), 200);
  });

  it('keeps its episodes when moved to another server', async () => {
    const moved = (await send('PATCH', `${PODCASTS}12/`, { server: 1 })).json<PodcastRecord>();
    assert.deepEqual([moved.server, moved.episodes_count], [1, 4]);
    assert.match((await request('/podcasts/12/')).text, /Radio Meridian/);
  });
});

describe('a podcast in a database file', () => {
  let folder: string;
  before(async () => void (folder = await mkdtemp(join(tmpdir(), 'onair-podcasts-'))));
  after(() => rm(folder, { recursive: true }));

  it('is unchanged after a restart', async () => {
    const db = join(folder, 'station.sqlite');
    const first = openEditor({ db });
    const bytes = png(7, 7);
    const made = await first.send(
      'POST',
      PODCASTS,
      form(
        { title: 'Kept', server: '2', description: '', published: 'true' },
        new Blob([new Uint8Array(bytes)]),
      ),
    );
    const { id, image } = made.json<PodcastRecord>();
    const feed = (await first.request('/podcasts/1/feed.xml')).text;
    first.panel.close();

    const second = openPanel({ db, now: MORNING + 86_400_000 });
    assert.deepEqual((await second.request(`${PODCASTS}${id}/`)).json(), made.json());
    assert.equal((await second.request('/podcasts/1/feed.xml')).text, feed);
    const served = await second.panel.app.request(image);
    assert.deepEqual(Buffer.from(await served.arrayBuffer()), bytes);
    second.panel.close();
  });
});
