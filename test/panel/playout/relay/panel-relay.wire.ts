import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import type {
  ChannelRecord,
  GridAiring,
  HistoryRecord,
  PodcastRecord,
} from '../../../../src/contract/records.js';
import { createPanel } from '../../../../src/panel/panel.js';
import { readRelays } from '../../../../src/panel/base/relay-sources.js';
import { readResponse } from '../../../kit/read-response.js';
import { openPanel } from '../../../kit/open-panel.js';
import { until } from '../../../kit/until.js';
import { openRelay } from './open-relay.js';

const folder = mkdtempSync(join(tmpdir(), 'onair-relay-'));
after(() => rmSync(folder, { recursive: true }));

const history = '/api/v2/history/?server=1';

/** Opens a panel as a source, and a panel that relays it, both at the time `now`. */
async function relayed(now: number) {
  // The source's clock is stopped, so that no track starts between two requests.
  const source = await openPanel({ port: 0, now });
  after(() => source.close());
  // The relay's clock is fast, so that it polls often.
  const relay = openRelay(`panel:${source.url}`, { speed: 30, now });
  await until(async () => (await relay.get<unknown[]>(history)).length > 0, 'the first plays');
  return { source, relay };
}

describe('a panel that relays another panel', async () => {
  // Outside the live hour.
  const now = Date.parse('2026-11-24T14:30:00Z');
  const { source, relay } = await relayed(now);

  it("serves the source's plays at their original times", async () => {
    const ours = await relay.get<HistoryRecord[]>(history);
    const theirs = (await source.request(history)).json<HistoryRecord[]>();
    const plain = ({ title, author, ts, length, jingle_id, img_large_url }: HistoryRecord) => [
      title,
      author,
      ts,
      length,
      jingle_id,
      img_large_url,
    ];
    assert.equal(ours.length, 40);
    assert.deepEqual(ours.map(plain), theirs.slice(-40).map(plain));
    assert.ok(ours.some((play) => play.all_music_id !== null));
    assert.ok(ours.every((play) => play.jingle_id === null || play.all_music_id === null));
  });

  it('counts its own votes', async () => {
    const [voted] = (await relay.get<HistoryRecord[]>(history)).filter((play) => play.all_music_id !== null);
    const path = `http://relay.test/api/v2/music/${voted?.all_music_id ?? 0}/like/`;
    const response = await readResponse(await relay.panel.app.request(path, { method: 'POST' }));
    assert.deepEqual(response.json(), { up: 1, down: 0 });
    const liked = await relay.get<{ results: { title: string; count: number }[] }>('/charts/1/?by=likes');
    assert.deepEqual(
      liked.results.map(({ title, count }) => [title, count]),
      [[voted?.title, 1]],
    );
  });

  it('lists the relayed tracks in its charts', async () => {
    const plays = await relay.get<HistoryRecord[]>(history);
    const tracks = new Set(plays.flatMap(({ all_music_id }) => all_music_id ?? []));
    const { results } = await relay.get<{ results: { count: number; img_large_url: string | null }[] }>(
      '/charts/1/',
    );
    assert.equal(results.length, tracks.size);
    assert.ok(results.some(({ img_large_url }) => img_large_url?.startsWith(source.url)));
    const response = await relay.panel.app.request(`http://relay.test${history}`);
    assert.match(response.headers.get('link') ?? '', /<http:\/\/relay\.test\/charts\/1\/>/);
  });

  it('rejects song requests', async () => {
    assert.equal(await relay.status('/requests/1/'), 404);
    const response = await relay.panel.app.request(`http://relay.test${history}`);
    assert.doesNotMatch(response.headers.get('link') ?? '', /requests/);
  });

  it("serves the source's channels, podcasts and schedule", async () => {
    const range = `server=1&start_ts=${now / 1000}&end_ts=${now / 1000 + 86_400}&utc=1`;
    await until(async () => (await relay.get<unknown[]>(`/api/v2/grid/?${range}`)).length > 0, 'the week');
    for (const list of ['channels', 'podcasts'])
      await until(async () => (await relay.get<unknown[]>(`/api/v2/${list}/?server=1`)).length > 0, list);
    assert.deepEqual(await relay.get('/api/v2/servers/'), [{ id: 1, name: 'Radio Meridian' }]);
    const channels = await relay.get<ChannelRecord[]>('/api/v2/channels/?server=1');
    assert.deepEqual(
      channels.map(({ stream_url, bitrate }) => [stream_url, bitrate]),
      [
        [`${source.url}/listen/1/radio.wav`, '128'],
        [`${source.url}/listen/2/radio.wav`, '32'],
      ],
    );
    assert.equal(await relay.status('/listen/1/radio.wav'), 404);
    const ours = await relay.get<PodcastRecord[]>('/api/v2/podcasts/?server=1');
    const theirs = (await source.request('/api/v2/podcasts/?server=1')).json<PodcastRecord[]>();
    const feeds = theirs.filter(({ published }) => published).map(({ title, feed_url }) => [title, feed_url]);
    assert.deepEqual(
      ours.map(({ title, feed_url }) => [title, feed_url]),
      feeds,
    );
    assert.equal(await relay.status(`/podcasts/${ours[0]?.id ?? 0}/`), 404);
    const airings = async (from: { get<T>(path: string): Promise<T> }) =>
      (await from.get<GridAiring[]>(`/api/v2/grid/?${range}`)).map(({ name, start_ts }) => [name, start_ts]);
    const asked = { get: async <T>(path: string) => (await source.request(path)).json<T>() };
    assert.deepEqual((await airings(relay)).slice(1), (await airings(asked)).slice(1));
  });

  it('stores new plays of the source', async () => {
    const played = { title: 'Harbour lights', author: 'The Tides', length: 200_000 };
    await source.control('play', played);
    await until(
      async () => (await relay.get<HistoryRecord[]>(history)).at(-1)?.title === 'Harbour lights',
      'the new play',
    );
  });
});

describe('a panel that relays a live DJ', async () => {
  const { source, relay } = await relayed(Date.parse('2026-11-24T19:50:00Z'));

  it('stores titles from metadata', async () => {
    const records = (await source.request(history)).json<HistoryRecord[]>().slice(-40);
    const theirs = records.filter((play) => play.all_music_id === null && play.jingle_id === null);
    const begin = theirs[0]?.ts ?? 0;
    const ours = (await relay.get<HistoryRecord[]>(history)).filter(({ ts }) => ts >= begin);
    assert.deepEqual(
      ours.map(({ ts, author, title, length }) => [ts, `${author} - ${title}`, length]),
      theirs.map(({ ts, metadata }) => [ts, metadata, null]),
    );
    assert.ok(theirs.some(({ title }) => title === null));
    assert.ok(theirs.some(({ length }) => length === 0));
  });
});

describe('the database of relayed stations', () => {
  it("can't be used for simulated stations", async () => {
    const source = await openPanel({ port: 0, now: Date.now() });
    after(() => source.close());
    const relay = readRelays(`panel:${source.url}`) ?? [];
    const [own, relayed] = [join(folder, 'own.sqlite'), join(folder, 'relayed.sqlite')];
    createPanel({ db: own }).close();
    createPanel({ db: relayed, relay }).close();
    assert.throws(() => createPanel({ db: own, relay }), /simulated stations/);
    assert.throws(() => createPanel({ db: relayed }), /start the panel with --relay/);
    createPanel({ db: relayed, relay }).close();
  });
});
