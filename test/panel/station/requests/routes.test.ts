import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import type { HistoryRecord } from '../../../../src/contract/records.js';
import { seedStations } from '../../../../src/panel/playout/simulator/seed-stations.js';
import { openStore } from '../../../../src/panel/store/store.js';
import { openPanel, type OpenedPanel } from '../../../kit/open-panel.js';

/** 08:00 in Berlin: the morning show, which allows requests until 10:00. */
const DURING_SHOW = Date.parse('2026-03-06T07:00:00Z');
/** 10:30 in Berlin: music without requests until the show at noon. */
const BETWEEN_SHOWS = Date.parse('2026-03-06T09:30:00Z');
/** 20:30 in Berlin: a live set in an event that allows requests. */
const LIVE = Date.parse('2026-03-06T19:30:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

interface Song {
  id: number;
  title: string;
  author: string;
  album: string;
  refusal: string | null;
  img_url: string | null;
}
interface Library {
  refusal: string | null;
  next: { name: string; start_ts: number } | null;
  requests: { id: number; track: number; state: string }[];
  count: number;
  results: Song[];
}

type Options = NonNullable<Parameters<typeof openPanel>[0]> & { port?: undefined };

function open(options: Options = {}) {
  const panel = openPanel({ now: DURING_SHOW, requestsPerHour: 100, ...options } as Options);
  const post = (body: string, init: RequestInit = {}, server = 1) =>
    panel.request(`/requests/${server}/`, {
      method: 'POST',
      ...init,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...init.headers },
      body,
    });
  return {
    ...panel,
    search: async (query = '', server = 1) =>
      (await panel.request(`/requests/${server}/?${query}`)).json<Library>(),
    post,
    requestSong: (track: number | string, address?: string) =>
      post(`track=${track}`, address ? { headers: { 'x-forwarded-for': address } } : {}),
    advance: (ms: number) => panel.control('clock', { advance_ms: ms }),
  };
}

/** Returns the database of a station with more songs than a page can have. */
function largeLibrary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'onair-requests-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'panel.sqlite');
  const store = openStore(file);
  seedStations(store, 1, DURING_SHOW);
  const [track] = store.music.tracks(1);
  for (let index = 0; index < 60; index++)
    store.music.addTrack({ ...track!, id: 1900 + index, author: 'Zora Lind', title: `Study ${index}` });
  store.close();
  return file;
}

/** Returns the first songs that can be requested. */
async function songs({ search }: { search: (query?: string) => Promise<Library> }): Promise<Song[]> {
  return (await search('limit=100')).results.filter(({ refusal }) => refusal === null);
}

async function history({ request }: OpenedPanel): Promise<HistoryRecord[]> {
  return (await request('/api/v2/history/?server=1')).json<HistoryRecord[]>();
}

describe('GET /requests/SERVER/', () => {
  const panel = open({ db: largeLibrary() });
  const { search, request } = panel;

  it('lists the library by artist and title', async () => {
    const all = await search();
    assert.ok(all.count > 100);
    assert.equal(all.results.length, 20);
    const next = await search('limit=5&offset=5');
    assert.deepEqual(next.results, all.results.slice(5, 10));
    assert.equal((await search('limit=1000')).results.length, 100);
    for (const odd of ['limit=x&offset=-3', 'limit=&offset=1e9'])
      assert.equal((await search(odd)).count, all.count);
    assert.deepEqual((await search(`offset=${all.count}`)).results, []);
    const [first] = all.results;
    assert.ok(first && first.title && first.author && first.album);
    assert.ok(all.results.some(({ img_url }) => img_url?.startsWith('http://radio.test/covers/')));
  });

  it('searches songs, ignoring case and accents', async () => {
    const [song] = (await search('limit=1')).results;
    const query = encodeURIComponent(`${song!.title.toUpperCase()} ${song!.author.toLowerCase()}`);
    assert.ok((await search(`q=${query}`)).results.some(({ id }) => id === song!.id));
    const { results } = await search('limit=100');
    const accented = results.find(({ author, title }) => /[äöüéèáàíóøñ]/i.test(author + title));
    assert.ok(accented);
    const plain = accented.author.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ø', 'o');
    assert.ok(
      (await search(`q=${encodeURIComponent(plain)}&limit=100`)).results.some(({ id }) => id === accented.id),
    );
    assert.deepEqual((await search('q=%25')).results, []);
    assert.deepEqual((await search('q=zzzzzz')).results, []);
    assert.equal((await search(`q=${'a'.repeat(5000)}`)).count, 0);
  });

  it('excludes removed tracks', async () => {
    const [song] = (await search('limit=1')).results;
    await panel.send('POST', '/api/v2/music/remove/', { server_id: 1, files: [song!.id] });
    assert.notEqual((await search('limit=1')).results[0]!.id, song!.id);
    assert.deepEqual((await panel.requestSong(song!.id)).json(), {
      result: 'unknown_song',
      detail: 'The station doesn’t have this song.',
    });
  });

  it('is linked from history responses', async () => {
    const response = await request('/api/v2/history/?server=1&limit=1');
    assert.match(
      response.headers.get('link') ?? '',
      /<http:\/\/radio\.test\/requests\/1\/>; rel="related"; title="requests"/,
    );
    assert.equal(response.headers.get('access-control-expose-headers'), 'Date, Link');
    for (const query of ['limit=1', 'server=99'])
      assert.doesNotMatch((await request(`/api/v2/history/?${query}`)).headers.get('link') ?? '', /requests/);
    const read = await request('/requests/1/');
    assert.equal(read.headers.get('access-control-allow-origin'), '*');
    const preflight = await request('/requests/1/', {
      method: 'OPTIONS',
      headers: { 'access-control-request-method': 'POST' },
    });
    assert.match(preflight.headers.get('access-control-allow-methods') ?? '', /POST/);
  });

  it('returns 404 for unknown servers', async () => {
    for (const path of ['/requests/99/', '/requests/x/', '/requests/0/'])
      assert.equal((await request(path)).status, 404, path);
    assert.equal((await open({ v2: false }).request('/requests/1/')).status, 404);
    assert.equal(
      (await open({ cors: false }).request('/requests/1/')).headers.get('access-control-allow-origin'),
      null,
    );
  });
});

describe('a requested song', () => {
  it('is played soon', async () => {
    const panel = open();
    const [song] = await songs(panel);
    const response = await panel.requestSong(song!.id);
    assert.equal(response.status, 201);
    const { id, ...request } = response.json<{ id: number }>();
    assert.deepEqual(request, { track: song!.id, state: 'approved' });
    assert.deepEqual((await panel.search(`requests=${id},999,x`)).requests, [
      { id, track: song!.id, state: 'approved' },
    ]);
    const before = (await history(panel)).length;
    for (let plays = 0; (await history(panel)).length < before + 2; plays += 1) {
      assert.ok(plays < 60);
      await panel.advance(MINUTE / 2);
    }
    const played = (await history(panel)).slice(before);
    assert.ok(played.some(({ all_music_id, title }) => all_music_id === song!.id && title === song!.title));
    assert.equal((await panel.search(`requests=${id}`)).requests[0]?.state, 'played');
    await panel.advance(HOUR);
    const times = (await history(panel)).filter(
      ({ all_music_id, ts }) => all_music_id === song!.id && ts > DURING_SHOW,
    );
    assert.equal(times.length, 1);
  });

  it('is played after earlier requests', async () => {
    const panel = open();
    const wanted = (await songs(panel)).slice(0, 4).map(({ id }) => id);
    for (const id of wanted) assert.equal((await panel.requestSong(id)).status, 201);
    await panel.advance(30 * MINUTE);
    const played = (await history(panel))
      .filter(({ ts }) => ts > DURING_SHOW)
      .map(({ all_music_id }) => all_music_id)
      .filter((id) => wanted.includes(id!));
    assert.deepEqual(played, wanted);
  });

  it('can be played in a later show', async () => {
    const panel = open({ now: DURING_SHOW + HOUR + 50 * MINUTE });
    const wanted: number[] = [];
    for (const { id } of (await songs(panel)).slice(0, 5)) {
      if ((await panel.requestSong(id)).status === 201) wanted.push(id);
    }
    assert.ok(wanted.length > 0);
    await panel.advance(24 * HOUR);
    const records = await history(panel);
    for (const id of wanted) {
      const play = records.find(({ all_music_id, ts }) => all_music_id === id && ts > DURING_SHOW + HOUR);
      const hour = new Date(play!.ts + HOUR).getUTCHours();
      assert.ok((hour >= 6 && hour < 10) || (hour >= 12 && hour < 14), String(hour));
    }
  });

  it('is queued again if the clock moves back', async () => {
    const panel = open();
    const [song] = await songs(panel);
    const { id } = (await panel.requestSong(song!.id)).json<{ id: number }>();
    await panel.advance(MINUTE);
    const start = DURING_SHOW + MINUTE;
    await panel.advance(30 * MINUTE);
    assert.equal((await panel.search(`requests=${id}`)).requests[0]?.state, 'played');
    await panel.control('clock', { now_ms: start });
    assert.equal((await panel.search(`requests=${id}`)).requests[0]?.state, 'approved');
    await panel.control('clock', { now_ms: DURING_SHOW - MINUTE });
    assert.deepEqual((await panel.search(`requests=${id}`)).requests, []);
  });

  it('stays queued after a restart', async (t) => {
    const { mkdtempSync, rmSync } = await import('node:fs');
    const folder = mkdtempSync('/tmp/onair-requests-');
    t.after(() => rmSync(folder, { recursive: true, force: true }));
    const db = `${folder}/panel.sqlite`;
    const first = open({ db });
    const [song] = await songs(first);
    const { id } = (await first.requestSong(song!.id)).json<{ id: number }>();
    await first.close();
    const second = open({ db });
    assert.equal((await second.search(`requests=${id}`)).requests[0]?.state, 'approved');
    await second.advance(30 * MINUTE);
    assert.equal((await second.search(`requests=${id}`)).requests[0]?.state, 'played');
  });
});

describe('a song request', () => {
  const reasonOf = async (response: Promise<{ status: number; json<T>(): T }>) => {
    const { status, json } = await response;
    return [status, json<{ result: string }>().result];
  };

  it("requires a known song's id", async () => {
    const panel = open();
    assert.equal((await panel.post('')).status, 400);
    for (const track of ['x', '', '-1', '1.5'])
      assert.equal((await panel.requestSong(track)).status, 400, track);
    assert.deepEqual(await reasonOf(panel.requestSong(999_999)), [404, 'unknown_song']);
    // A song of another station.
    assert.deepEqual(await reasonOf(panel.requestSong(2001)), [404, 'unknown_song']);
    const json = await panel.post(JSON.stringify({ track: 1001 }), {
      headers: { 'content-type': 'application/json' },
    });
    assert.ok([201, 409].includes(json.status));
  });

  it('is refused outside shows that allow requests', async () => {
    const panel = open({ now: BETWEEN_SHOWS });
    const { refusal, next, results } = await panel.search();
    assert.deepEqual(
      [refusal, next],
      ['requests_off', { name: 'Noon Line', start_ts: Date.parse('2026-03-06T11:00:00Z') / 1000 }],
    );
    assert.ok(results.length > 0);
    const free = results.find((song) => song.refusal === null);
    assert.deepEqual(await reasonOf(panel.requestSong(free!.id)), [403, 'requests_off']);
    await panel.advance(2 * HOUR);
    assert.deepEqual([(await panel.search()).refusal, (await panel.search()).next], [null, null]);
  });

  it('is refused during live sets', async () => {
    assert.equal((await open({ now: LIVE }).search()).refusal, 'requests_off');
    const panel = open();
    await panel.send('DELETE', '/api/v2/grid/clear/?server=1');
    assert.deepEqual([(await panel.search()).refusal, (await panel.search()).next], ['requests_off', null]);
  });

  it('is refused for recently played songs', async () => {
    const panel = open();
    const [song] = await songs(panel);
    await panel.requestSong(song!.id);
    assert.deepEqual(await reasonOf(panel.requestSong(song!.id)), [409, 'already_queued']);
    const refusalOf = async () =>
      (await panel.search('limit=100')).results.find(({ id }) => id === song!.id)?.refusal;
    assert.equal(await refusalOf(), 'already_queued');
    await panel.advance(30 * MINUTE);
    assert.equal(await refusalOf(), 'too_soon');
    assert.deepEqual(await reasonOf(panel.requestSong(song!.id)), [409, 'too_soon']);
    const { all_music_id } = (await history(panel)).filter((record) => record.all_music_id !== null).at(-1)!;
    assert.deepEqual(await reasonOf(panel.requestSong(all_music_id!)), [409, 'too_soon']);
  });

  it('is accepted again after the configured time', async () => {
    const panel = open({ requestAgain: 1800 });
    const [song] = await songs(panel);
    await panel.requestSong(song!.id);
    await panel.advance(20 * MINUTE);
    assert.deepEqual(await reasonOf(panel.requestSong(song!.id)), [409, 'too_soon']);
    await panel.advance(30 * MINUTE);
    assert.equal((await panel.requestSong(song!.id)).status, 201);
  });

  it("is refused if the show's queue is full", async () => {
    const panel = open({ now: DURING_SHOW + 110 * MINUTE });
    const refusals: unknown[] = [];
    for (const { id } of (await songs(panel)).slice(0, 8)) {
      const response = await panel.requestSong(id);
      if (response.status !== 201) refusals.push(response.json<{ result: string }>().result);
    }
    assert.ok(refusals.length > 0 && refusals.length < 8);
    assert.deepEqual([...new Set(refusals)], ['queue_full']);
    assert.equal((await panel.search()).refusal, 'queue_full');
  });

  it('is refused above the hourly limit per address', async () => {
    const panel = open({ connected: true, trustProxy: true, requestsPerHour: 2 });
    const ids = (await songs(panel)).map(({ id }) => id);
    const statusFrom = async (address: string) => (await panel.requestSong(ids.shift()!, address)).status;
    assert.deepEqual(
      [await statusFrom('192.0.2.1'), await statusFrom('192.0.2.1'), await statusFrom('192.0.2.1')],
      [201, 201, 429],
    );
    assert.equal(await statusFrom('192.0.2.2'), 201);
    // A single visitor has a whole /64 network.
    assert.deepEqual(
      [await statusFrom('2001:db8::1'), await statusFrom('2001:db8::2'), await statusFrom('2001:db8::3')],
      [201, 201, 429],
    );
    const last = await panel.requestSong(ids.shift()!, '192.0.2.1');
    assert.equal(last.json<{ result: string }>().result, 'limit_reached');
    assert.ok(Number(last.headers.get('retry-after')) > 0);
    assert.equal(last.headers.get('access-control-allow-origin'), '*');
  });

  it("doesn't count towards the limit if refused", async () => {
    const panel = open({ connected: true, requestsPerHour: 1 });
    const [song, other] = await songs(panel);
    for (let times = 0; times < 5; times += 1) await panel.requestSong(999_999);
    assert.equal((await panel.requestSong(song!.id)).status, 201);
    assert.deepEqual(await reasonOf(panel.requestSong(song!.id)), [409, 'already_queued']);
    assert.deepEqual(await reasonOf(panel.requestSong(other!.id)), [429, 'limit_reached']);
  });

  it('is accepted only once if sent concurrently', async () => {
    const panel = open();
    const [song] = await songs(panel);
    const statuses = await Promise.all(
      [1, 2, 3, 4].map(async () => (await panel.requestSong(song!.id)).status),
    );
    assert.deepEqual(statuses.sort(), [201, 409, 409, 409]);
  });
});

describe('moderation of song requests', () => {
  interface Listed {
    id: number;
    server: number;
    track: number;
    title: string;
    state: string;
    requested: string;
    played: string | null;
  }

  async function openModerated(options: Options = {}) {
    const panel = open({ approveRequests: true, ...options });
    await panel.add('owner', [1]);
    await panel.add('other', [2]);
    const as = (name: string, method: string, path = '', body?: unknown) =>
      panel.as(name, method, `../../account/requests/${path}`, body);
    return { ...panel, as };
  }

  it('holds a request until the station approves it', async () => {
    const panel = await openModerated();
    const [song] = await songs(panel);
    const request = (await panel.requestSong(song!.id)).json<{ id: number; state: string }>();
    assert.equal(request.state, 'pending');
    await panel.advance(30 * MINUTE);
    const [listed] = (await panel.as('owner', 'GET')).json<Listed[]>();
    assert.deepEqual(
      [listed!.id, listed!.server, listed!.track, listed!.title, listed!.state, listed!.played],
      [request.id, 1, song!.id, song!.title, 'pending', null],
    );
    assert.equal(listed!.requested, new Date(DURING_SHOW).toISOString());
    assert.equal(
      (await panel.as('owner', 'PATCH', `${request.id}/`, { state: 'approved' })).json<Listed>().state,
      'approved',
    );
    await panel.advance(30 * MINUTE);
    const read = (await panel.as('owner', 'GET', `${request.id}/`)).json<Listed>();
    assert.equal(read.state, 'played');
    assert.ok(Date.parse(read.played!) > DURING_SHOW);
    assert.equal((await panel.as('owner', 'PATCH', `${request.id}/`, { state: 'rejected' })).status, 400);
  });

  it('lets a rejected song be requested again', async () => {
    const panel = await openModerated({ approveRequests: false });
    const [song] = await songs(panel);
    const { id } = (await panel.requestSong(song!.id)).json<{ id: number }>();
    assert.equal((await panel.as('owner', 'PATCH', `${id}/`, { state: 'rejected' })).status, 200);
    assert.equal((await panel.search(`requests=${id}`)).requests[0]?.state, 'rejected');
    const again = (await panel.requestSong(song!.id)).json<{ id: number }>();
    assert.equal((await panel.as('owner', 'DELETE', `${again.id}/`)).status, 204);
    assert.deepEqual((await panel.search(`requests=${again.id}`)).requests, []);
    await panel.advance(HOUR);
    assert.ok(
      !(await history(panel)).some(({ all_music_id, ts }) => all_music_id === song!.id && ts > DURING_SHOW),
    );
  });

  it("is restricted to the station's owners", async () => {
    const panel = await openModerated();
    const [song] = await songs(panel);
    const { id } = (await panel.requestSong(song!.id)).json<{ id: number }>();
    assert.equal((await panel.request('/account/requests/')).status, 401);
    assert.deepEqual((await panel.as('other', 'GET')).json(), []);
    assert.equal((await panel.as('other', 'GET', '?server=1')).status, 403);
    for (const method of ['GET', 'PATCH', 'DELETE'])
      assert.equal(
        (await panel.as('other', method, `${id}/`, method === 'PATCH' ? { state: 'approved' } : undefined))
          .status,
        403,
        method,
      );
    assert.equal((await panel.as('owner', 'GET', '999/')).status, 404);
    for (const state of ['played', '', null, 3])
      assert.equal((await panel.as('owner', 'PATCH', `${id}/`, { state })).status, 400);
    const response = await panel.as('owner', 'GET');
    assert.equal(response.headers.get('access-control-allow-origin'), null);
    assert.equal(response.headers.get('cache-control'), 'no-store');
  });

  it("expires requests that aren't approved in time", async () => {
    const panel = await openModerated();
    const [song] = await songs(panel);
    const { id } = (await panel.requestSong(song!.id)).json<{ id: number }>();
    await panel.advance(13 * HOUR);
    assert.equal((await panel.as('owner', 'GET', `${id}/`)).json<Listed>().state, 'expired');
    assert.equal((await panel.search(`requests=${id}`)).requests[0]?.state, 'expired');
  });
});
