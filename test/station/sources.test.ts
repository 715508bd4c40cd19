import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { Unreachable } from '../../src/client/http/failures.js';
import type { HistoryPage } from '../../src/servers/panel/history-record.js';
import { panelCapabilities } from '../../src/servers/panel/capabilities.js';
import type { Capabilities } from '../../src/servers/server-kind.js';
import { fetchChannels } from '../../src/station/lists/channels.js';
import { fetchPodcasts } from '../../src/station/lists/podcasts.js';
import { fetchWeek } from '../../src/station/lists/week.js';
import { Station, type StationOptions } from '../../src/station/station.js';
import { NOON, SECOND, useWorld, type OtherKind, type World } from '../kit/world.js';

const HOUR = 3600 * SECOND;
const PODCAST = { id: 'a', title: 'Stories', is_published: true, is_enabled: true };

/** A station with a current play, a week, and everything else that its kind of server provides. */
interface Stage {
  options: StationOptions;
  play(play: { title: string; artist: string; length: number }): unknown;
  /** Null for a panel, which always plays something. */
  silence: (() => void) | null;
}

function panelStage(world: World, transport: 'v2' | 'legacy'): Promise<Stage> {
  const panel = world.openPanel();
  return Promise.resolve({
    options: { baseUrl: panel.url, transport },
    play: ({ title, artist }) => panel.play({ title, author: artist, length: 200_000, all_music_id: 1001 }),
    silence: null,
  });
}

async function otherStage(world: World, source: OtherKind): Promise<Stage> {
  const about = { name: 'Radio Meridian', streams: [{ sid: 1, name: 'Radio Meridian' }] };
  const server = await world.openOther(source, { ...about, podcasts: [PODCAST], isStrict: true });
  if (source === 'azuracast' || source === 'libretime')
    server.show({ name: 'Harbour', from: NOON - HOUR, to: NOON + HOUR });
  return {
    options: { baseUrl: server.url, source },
    play: (play) => server.play(play),
    silence: () => server.silence(),
  };
}

interface Kind {
  name: string;
  open(world: World): Promise<Stage>;
  can: Capabilities;
}

const KINDS: Kind[] = [
  { name: 'a panel via v2', open: (world) => panelStage(world, 'v2'), can: panelCapabilities },
  { name: 'a panel via JSONP', open: (world) => panelStage(world, 'legacy'), can: panelCapabilities },
  {
    name: 'AzuraCast',
    open: (world) => otherStage(world, 'azuracast'),
    can: { ...panelCapabilities, history: 'recent', lengths: false, votes: false },
  },
  {
    name: 'LibreTime',
    open: (world) => otherStage(world, 'libretime'),
    can: { ...panelCapabilities, history: 'recent', podcasts: false, votes: false, requests: false },
  },
  {
    name: 'Icecast',
    open: (world) => otherStage(world, 'icecast'),
    can: {
      ...panelCapabilities,
      history: 'seen',
      times: false,
      lengths: false,
      week: false,
      podcasts: false,
      votes: false,
      requests: false,
    },
  },
  {
    name: 'Shoutcast',
    open: (world) => otherStage(world, 'shoutcast'),
    can: {
      ...panelCapabilities,
      history: 'recent',
      lengths: false,
      week: false,
      podcasts: false,
      votes: false,
      requests: false,
    },
  },
];

const { signal } = new AbortController();
const newestOf = ({ records }: HistoryPage) => records.reduce((a, b) => (b.ts > a.ts ? b : a));

for (const { name: kind, open, can } of KINDS) {
  describe(`a station on ${kind}`, () => {
    const world = useWorld();
    let stage: Stage;
    let station: Station;

    const newest = (known?: Parameters<Station['client']['readNewest']>[2]) =>
      world.wait(station.client.readNewest(20, signal, known));

    async function assertMissing(request: Promise<unknown>): Promise<void> {
      const failure: unknown = await world.wait(request).then(
        () => assert.fail('it was read'),
        (thrown: unknown) => thrown,
      );
      assert.ok(failure instanceof Unreachable);
      assert.equal(failure.reason, 'unsupported');
    }

    beforeEach(async () => {
      stage = await open(world);
      station = Station.at(stage.options);
      await stage.play({ title: 'Glass', artist: 'Ada Winter', length: 200 });
    });

    it('reports the current play and its start', async () => {
      const { title, author, ts } = newestOf(await newest());
      assert.deepEqual([title, author, ts], ['Glass', 'Ada Winter', NOON]);
    });

    it('has the capabilities of its kind', async () => {
      await newest();
      assert.deepEqual(station.client.capabilities, can);
    });

    it('reports the previous plays', async () => {
      const first = await newest();
      const known = { tracks: first.records, asOf: world.clock.now, isOver: false };
      await world.pass(10 * SECOND);
      await stage.play({ title: 'Harbour lights', artist: 'The Tides', length: 200 });
      const titles = (await newest(known)).records.sort((a, b) => b.ts - a.ts).map((each) => each.title);
      assert.deepEqual(titles.slice(0, 2), ['Harbour lights', 'Glass']);
      const whole = () => station.client.readList('history', 'limit=1&offset=1', (each) => each, signal, 1);
      if (can.history === 'full') assert.equal((await world.wait(whole())).records.length, 1);
      else await assertMissing(whole());
    });

    it('provides the schedule or reports it as unsupported', async () => {
      const now = NOON / SECOND;
      const week = () => fetchWeek(station.client, { from: now - 86_400, to: now + 86_400 }, signal);
      if (!can.week) return assertMissing(week());
      const airings = await world.wait(week());
      const [airing] = airings.filter(({ start_ts, end_ts }) => start_ts <= now && now < end_ts!);
      assert.equal(typeof airing!.name, 'string');
      assert.equal(airing!.timezone, 'Europe/Berlin');
    });

    it('lists its streams or reports them as unsupported', async () => {
      const channels = () => fetchChannels(station.client, signal);
      if (!can.channels) return assertMissing(channels());
      const [channel] = await world.wait(channels());
      assert.ok(channel!.stream_url!.startsWith(station.baseUrl));
    });

    it('lists its podcasts or reports them as unsupported', async () => {
      const podcasts = () => fetchPodcasts(station.client, 10, signal);
      if (!can.podcasts) return assertMissing(podcasts());
      assert.ok((await world.wait(podcasts())).length > 0);
    });

    it('reports its name', async () => {
      const name = new Promise((resolve) => world.afterwards(station.name.subscribe(resolve)));
      assert.equal(await world.wait(name), 'Radio Meridian');
    });

    it('is off air if the server says so', async () => {
      if (!stage.silence) return;
      const known = { tracks: (await newest()).records, asOf: world.clock.now };
      stage.silence();
      const { onAir, isOver } = await newest(known);
      assert.deepEqual([onAir, isOver], [false, true]);
    });
  });
}

describe('a station of unknown kind', () => {
  const world = useWorld();

  for (const source of ['azuracast', 'libretime', 'icecast', 'shoutcast'] as const) {
    it(`is detected as ${source} only once`, async () => {
      const server = await world.openOther(source, { isStrict: true });
      server.play({ title: 'Glass', artist: 'Ada Winter' });
      const first = Station.at({ baseUrl: server.url, source: 'auto' });
      assert.equal(newestOf(await world.wait(first.client.readNewest(20, signal))).title, 'Glass');
      const before = server.requests();
      await world.wait(first.client.readNewest(20, signal));
      // Shoutcast has the current play and the ones before it at two addresses.
      assert.equal(server.requests() - before, source === 'shoutcast' ? 2 : 1);
      // Another station of that server.
      const other = Station.at({ baseUrl: server.url, source: 'auto', station: 'other' });
      assert.equal(other.client.capabilities.votes, false);
    });
  }

  it('is detected as a panel', async () => {
    const panel = world.openPanel();
    const { client: source } = Station.at({ baseUrl: panel.url, source: 'auto' });
    await world.wait(source.readNewest(20, signal));
    assert.deepEqual(source.capabilities, panelCapabilities);
  });

  it('fails like a panel if detection fails', async () => {
    const server = world.openServer();
    server.stop();
    const { client: source } = Station.at({ baseUrl: server.url, source: 'auto' });
    const failure = await world.wait(source.readNewest(20, signal)).catch((thrown: unknown) => thrown);
    assert.equal((failure as Unreachable).reason, 'network');
  });
});
