import { expect } from '@open-wc/testing';
import { Unreachable } from '../../src/client/failures.js';
import type { HistoryPage } from '../../src/client/history-record.js';
import { panelCan } from '../../src/sources/panel-can.js';
import type { Can } from '../../src/sources/server-kind.js';
import { readChannels } from '../../src/station/lists/channels.js';
import { readPodcasts } from '../../src/station/lists/podcasts.js';
import { readWeek } from '../../src/station/lists/week.js';
import { Station, type StationOptions } from '../../src/station/station.js';
import { startOther, startPanel } from '../kit/panel.js';
import type { TestPlay } from '../kit/servers/test-server.js';

const HOUR = 3_600_000;
const PODCAST = { id: 'a', title: 'Stories', is_published: true, is_enabled: true };

/** A station on this machine with a play on air, a week and what else its kind has. */
interface Stage {
  options: StationOptions;
  play(play: TestPlay & { artist: string }): Promise<unknown>;
  /** Null for a panel: there the time tells. */
  silence: (() => Promise<unknown>) | null;
  stop(): Promise<unknown>;
}

async function panelStage(transport: 'v2' | 'legacy'): Promise<Stage> {
  // The browser would answer for it, for a second.
  const panel = await startPanel({ maxAge: 0 });
  return {
    options: { baseUrl: panel.url, transport },
    play: ({ title, artist }) => panel.play({ title, author: artist, length: 200_000, all_music_id: 1001 }),
    silence: null,
    stop: panel.stop,
  };
}

async function otherStage(source: 'azuracast' | 'libretime' | 'icecast' | 'shoutcast'): Promise<Stage> {
  const about = { name: 'Radio Meridian', streams: [{ sid: 1, name: 'Radio Meridian' }] };
  const server = await startOther(source, { ...about, podcasts: [PODCAST], isStrict: true });
  if (source === 'azuracast' || source === 'libretime')
    await server.show({ name: 'Harbour', from: Date.now() - HOUR, to: Date.now() + HOUR });
  return {
    options: { baseUrl: server.url, source },
    play: server.play,
    silence: server.silence,
    stop: server.stop,
  };
}

interface Kind {
  name: string;
  open(): Promise<Stage>;
  can: Can;
}

const KINDS: Kind[] = [
  { name: 'a panel by v2', open: () => panelStage('v2'), can: panelCan },
  { name: 'a panel by JSONP', open: () => panelStage('legacy'), can: panelCan },
  {
    name: 'AzuraCast',
    open: () => otherStage('azuracast'),
    can: { ...panelCan, history: 'recent', votes: false },
  },
  {
    name: 'LibreTime',
    open: () => otherStage('libretime'),
    can: { ...panelCan, history: 'recent', channels: false, podcasts: false, votes: false },
  },
  {
    name: 'Icecast',
    open: () => otherStage('icecast'),
    can: {
      ...panelCan,
      history: 'seen',
      times: false,
      lengths: false,
      week: false,
      podcasts: false,
      votes: false,
    },
  },
  {
    name: 'Shoutcast',
    open: () => otherStage('shoutcast'),
    can: { ...panelCan, history: 'recent', lengths: false, week: false, podcasts: false, votes: false },
  },
];

const { signal } = new AbortController();
const newestOf = ({ records }: HistoryPage) => records.reduce((a, b) => (b.ts > a.ts ? b : a));

async function untold(asked: Promise<unknown>): Promise<void> {
  const failure: unknown = await asked.then(
    () => expect.fail('it was answered'),
    (thrown: unknown) => thrown,
  );
  expect(failure).to.be.instanceOf(Unreachable);
  expect((failure as Unreachable).reason).to.equal('untold');
}

for (const { name, open, can } of KINDS) {
  describe(`a station at ${name}`, function () {
    let stage: Stage;
    let station: Station;
    const newest = (known?: Parameters<Station['source']['readNewest']>[2]) =>
      station.source.readNewest(20, signal, known);

    before(async () => {
      localStorage.clear();
      sessionStorage.clear();
      stage = await open();
      station = Station.at(stage.options);
      await stage.play({ title: 'Glass', artist: 'Ada Winter', length: 200 });
    });
    after(() => stage.stop());

    it('has the play on air, and knows when it began', async () => {
      const { title, author, ts } = newestOf(await newest());
      expect([title, author]).to.deep.equal(['Glass', 'Ada Winter']);
      expect(Math.abs(Date.now() - ts)).to.be.below(20_000);
    });

    it('says what it can tell', async () => {
      await newest();
      expect(station.source.can).to.deep.equal(can);
    });

    it('has the plays before the one on air, or those that were seen', async () => {
      const first = await newest();
      const known = { tracks: first.records, asOf: Date.now(), silent: false };
      await stage.play({ title: 'Harbour lights', artist: 'The Tides', length: 200 });
      const titles = (await newest(known)).records.sort((a, b) => b.ts - a.ts).map((each) => each.title);
      expect(titles.slice(0, 2)).to.deep.equal(['Harbour lights', 'Glass']);
      const whole = () => station.source.readList('history', 'limit=1&offset=1', (each) => each, signal, 1);
      if (can.history === 'full') expect((await whole()).records).to.have.length(1);
      else await untold(whole());
    });

    it('has the week, or says that it has none', async () => {
      const now = Math.floor(Date.now() / 1000);
      const week = () => readWeek(station.source, { from: now - 86_400, to: now + 86_400 }, signal);
      if (!can.week) return untold(week());
      const onAir = (await week()).filter(({ start_ts, end_ts }) => start_ts <= now && now < end_ts!);
      expect(onAir).to.have.length.above(0);
      expect(onAir[0]!.name).to.be.a('string');
      expect(onAir[0]!.timezone).to.equal('Europe/Berlin');
    });

    it('has its streams, or says that it does not tell them', async () => {
      const channels = () => readChannels(station.source, signal);
      if (!can.channels) return untold(channels());
      const [channel] = await channels();
      expect(channel!.stream_url).to.match(/^http:\/\/127\.0\.0\.1/);
    });

    it('has its podcasts, or says that it has none', async () => {
      const podcasts = () => readPodcasts(station.source, 10, signal);
      if (can.podcasts) expect((await podcasts()).length).to.be.above(0);
      else await untold(podcasts());
    });

    it('has its name', async () => {
      const names = await new Promise((resolve) => station.name.subscribe(resolve));
      // LibreTime does not tell it with what is on air.
      expect(names).to.equal(name === 'LibreTime' ? null : 'Radio Meridian');
    });

    it('tells silence where such a server does', async () => {
      if (!stage.silence) return;
      const known = { tracks: (await newest()).records, asOf: Date.now() };
      await stage.silence();
      const page = await newest(known);
      expect(page.silent).to.equal(true);
    });
  });
}

describe('a station at a server of a kind to be found', function () {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  for (const source of ['azuracast', 'libretime', 'icecast', 'shoutcast'] as const) {
    it(`finds ${source}, once`, async () => {
      const server = await startOther(source, { isStrict: true });
      await server.play({ title: 'Glass', artist: 'Ada Winter' });
      const auto = () => Station.at({ baseUrl: server.url, source: 'auto', station: String(Math.random()) });
      const first = Station.at({ baseUrl: server.url, source: 'auto' });
      expect(newestOf(await first.source.readNewest(20, signal)).title).to.equal('Glass');
      const asked = (await server.requests()).length;
      await first.source.readNewest(20, signal);
      expect((await server.requests()).length - asked).to.be.below(3);
      expect(auto().source.can.votes).to.equal(false);
      await server.stop();
    });
  }

  it('finds a panel, which takes votes', async () => {
    const panel = await startPanel();
    const { source } = Station.at({ baseUrl: panel.url, source: 'auto' });
    await source.readNewest(20, signal);
    expect(source.can).to.deep.equal(panelCan);
    await panel.stop();
  });

  it('fails as a panel would where none that is known stands', async () => {
    const { source } = Station.at({ baseUrl: 'http://127.0.0.1:9', source: 'auto' });
    const failure = await source.readNewest(20, signal).catch((thrown: unknown) => thrown);
    expect((failure as Unreachable).reason).to.equal('network');
  });
});
