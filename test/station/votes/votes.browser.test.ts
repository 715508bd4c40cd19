import { expect } from '@open-wc/testing';
import { Station, type Transport } from '../../../src/station/station.js';
import type { Track } from '../../../src/station/snapshot.js';
import { votesOf, type Choice, type TrackVote, type Votes } from '../../../src/station/votes/votes.js';
import { startPanel, startServer, type TestPanel } from '../../kit/panel.js';
import { record, until } from '../../elements/shown.js';

const TRACK = 1001;

/** Another page of this site, with the station's code in it. */
class Tab {
  readonly frame = document.createElement('iframe');

  async open(): Promise<this> {
    document.body.append(this.frame);
    const page = this.frame.contentDocument!;
    const script = page.createElement('script');
    script.type = 'module';
    script.textContent = `import { Station } from '/src/station/station.ts'; window.Station = Station;`;
    page.body.append(script);
    await until(() => 'Station' in this.frame.contentWindow!, 'a second page');
    return this;
  }

  at(options: { baseUrl: string; transport?: Transport }): Station {
    return (this.frame.contentWindow as unknown as { Station: typeof Station }).Station.at(options);
  }
}

describe('votes', () => {
  let panel: TestPanel;
  const ends: (() => unknown)[] = [];

  /** The last first: a page that is gone can stop nothing any more. */
  async function endAll(): Promise<void> {
    for (const end of ends.splice(0).reverse()) await end();
  }

  beforeEach(async () => {
    localStorage.clear();
    sessionStorage.clear();
    panel = await startPanel();
    await panel.play({ all_music_id: TRACK, title: 'Glass', author: 'Ada Winter', length: 600_000 });
  });
  afterEach(async () => {
    await endAll();
    await panel.stop();
  });

  /** The track on air, once the station has answered. */
  async function heard(station: Station): Promise<Track> {
    let found: Track | null = null;
    ends.push(
      station.onAir.subscribe(({ track, status }) => {
        if (status === 'ready') found = track;
      }),
    );
    await until(() => !!found, 'a track');
    return found!;
  }

  async function open(transport: Transport = 'auto'): Promise<{ votes: Votes; track: Track }> {
    const station = Station.at({ baseUrl: panel.url, transport });
    return { votes: votesOf(station), track: await heard(station) };
  }

  const standing = ({ choice, state, problem }: TrackVote): unknown[] => [choice, state, problem];
  const counted = async (music = TRACK) => (await panel.state()).votes[music] ?? { up: 0, down: 0 };
  const posts = async (): Promise<number> =>
    (await panel.state()).requests.recent.filter(({ method }) => method === 'POST').length;

  it('belong to the station', async () => {
    const station = Station.at({ baseUrl: panel.url });
    expect(await station.votes).to.equal(votesOf(station));
  });

  it('are shown at once, and then as the panel counts them', async () => {
    const { votes, track } = await open();
    expect(standing(votes.of(track))).to.deep.equal([null, null, null]);
    const cast = votes.cast(track, 'dislike');
    expect(standing(votes.of(track))).to.deep.equal(['dislike', 'sending', null]);
    const vote = await cast;
    expect(vote).to.deep.equal({
      possible: 'yes',
      choice: 'dislike',
      state: 'counted',
      problem: null,
      counts: { up: 0, down: 1 },
    });
    expect(Object.isFrozen(vote)).to.equal(true);
    expect(await counted()).to.deep.equal({ up: 0, down: 1 });
  });

  it('call a listener at once, at each change, and no more after it has unsubscribed', async () => {
    const { votes, track } = await open();
    const told: unknown[] = [];
    const stop = votes.subscribe((each) => told.push(each.of(track).state));
    await votes.cast(track, 'like');
    expect(told[0]).to.equal(null);
    expect(told).to.include('sending');
    expect(told.at(-1)).to.equal('counted');
    stop();
    const before = told.length;
    votes.clearLikes();
    expect(told.length).to.equal(before);
  });

  describe('count once', () => {
    it('for a double click, and for both buttons', async () => {
      const { votes, track } = await open();
      await Promise.all((['like', 'like', 'dislike'] as Choice[]).map((choice) => votes.cast(track, choice)));
      await votes.cast(track, 'dislike');
      expect(await counted()).to.deep.equal({ up: 1, down: 0 });
      expect(await posts()).to.equal(1);
    });

    it('for two transports of the same station', async () => {
      const one = await open('v2');
      const other = await open('legacy');
      await Promise.all([one.votes.cast(one.track, 'like'), other.votes.cast(other.track, 'like')]);
      expect(await counted()).to.deep.equal({ up: 1, down: 0 });
    });

    for (const locks of [true, false]) {
      it(`for two tabs at the same moment, ${locks ? 'by Web Locks' : 'by storage alone'}`, async () => {
        const tab = await new Tab().open();
        ends.push(() => tab.frame.remove());
        if (!locks) {
          for (const page of [window, tab.frame.contentWindow!]) {
            Object.defineProperty(page.navigator, 'locks', {
              value: undefined,
              configurable: true,
            });
          }
          ends.push(() => delete (navigator as { locks?: unknown }).locks);
        }
        const there = tab.at({ baseUrl: panel.url });
        const { votes, track } = await open();
        const votesThere = await there.votes;
        const trackThere = await heard(there);
        const [here, other] = await Promise.all([
          votes.cast(track, 'like'),
          votesThere.cast(trackThere, 'dislike'),
        ]);
        expect(await posts()).to.equal(1);
        const { up, down } = await counted();
        expect(up + down).to.equal(1);
        // Both show the one that counts.
        expect([here.choice, other.choice]).to.deep.equal(up ? ['like', 'like'] : ['dislike', 'dislike']);
      });
    }

    it('for a tab that is opened later, which shows it', async () => {
      const { votes, track } = await open();
      await votes.cast(track, 'like');
      const tab = await new Tab().open();
      ends.push(() => tab.frame.remove());
      const there = tab.at({ baseUrl: panel.url });
      const trackThere = await heard(there);
      const votesThere = await there.votes;
      expect(standing(votesThere.of(trackThere))).to.deep.equal(['like', 'counted', null]);
      await votesThere.cast(trackThere, 'dislike');
      expect(await counted()).to.deep.equal({ up: 1, down: 0 });
    });

    it('in a browser that blocks storage', async () => {
      const { getItem, setItem } = Storage.prototype;
      const block = (): never => {
        throw new Error('blocked');
      };
      Object.assign(Storage.prototype, { getItem: block, setItem: block });
      ends.push(() => Object.assign(Storage.prototype, { getItem, setItem }));
      const { votes, track } = await open();
      await votes.cast(track, 'like');
      await votes.cast(track, 'like');
      expect(standing(votes.of(track))).to.deep.equal(['like', 'counted', null]);
      expect(await counted()).to.deep.equal({ up: 1, down: 0 });
      expect(votes.likes.map(({ title }) => title)).to.deep.equal(['Glass']);
    });
  });

  it('of another tab show here as soon as they are stored', async () => {
    const { votes, track } = await open();
    const tab = await new Tab().open();
    ends.push(() => tab.frame.remove());
    const there = tab.at({ baseUrl: panel.url });
    const trackThere = await heard(there);
    let state: unknown = null;
    ends.push(votes.subscribe(() => (state = votes.of(track).state)));
    await (await there.votes).cast(trackThere, 'like');
    await until(() => state === 'counted', 'the other tab’s vote');
  });

  it('are one for each play: the same track, played again, may be voted on again', async () => {
    const { votes, track } = await open();
    await votes.cast(track, 'like');
    await panel.play({ all_music_id: TRACK, title: 'Glass', author: 'Ada Winter', length: 600_000 });
    const again = { ...track, id: track.id + 1 };
    expect(votes.of(again).choice).to.equal(null);
    await votes.cast(again, 'like');
    expect(await counted()).to.deep.equal({ up: 2, down: 0 });
    expect(votes.likes).to.have.length(1);
  });

  it('are not possible on what is not in the library', async () => {
    const { votes, track } = await open();
    const live = { ...track, all_music_id: null, length: null };
    const jingle = { ...live, jingle_id: 4 };
    expect(votes.of(live).possible).to.equal('live');
    expect(votes.of(jingle).possible).to.equal('jingle');
    expect(votes.of({ ...track, all_music_id: 1.5 }).possible).to.equal('unknown');
    await votes.cast(live, 'like');
    await votes.cast(jingle, 'like');
    expect(await posts()).to.equal(0);
  });

  it('wait until the interface of the station is known', async () => {
    await open();
    await until(() => localStorage.length > 0, 'a last copy');
    const station = Station.at({ baseUrl: panel.url, transport: 'v2', server: 1 });
    const votes = votesOf(station);
    const track = record({ id: 1, all_music_id: TRACK }) as unknown as Track;
    expect((await votes.cast(track, 'like')).possible).to.equal('waiting');
    expect(await posts()).to.equal(0);
    await heard(station);
    expect(votes.of(track).possible).to.equal('yes');
  });

  describe('are taken back', () => {
    it('offline, with nothing queued, and may be cast again', async () => {
      const { votes, track } = await open();
      Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true });
      const vote = await votes.cast(track, 'like');
      delete (navigator as { onLine?: boolean }).onLine;
      expect(standing(vote)).to.deep.equal([null, null, 'offline']);
      expect(await posts()).to.equal(0);
      expect(standing(await votes.cast(track, 'like'))).to.deep.equal(['like', 'counted', null]);
      expect(await counted()).to.deep.equal({ up: 1, down: 0 });
    });

    it('for a track that is gone', async () => {
      const { votes, track } = await open();
      const gone = { ...track, all_music_id: 999_999 };
      expect(standing(await votes.cast(gone, 'like'))).to.deep.equal([null, null, 'gone']);
      expect(votes.likes).to.deep.equal([]);
    });

    it('where the panel refuses', async () => {
      const server = await startServer({
        '/api/v2/history/': { body: JSON.stringify([record({ ts: Date.now() })]) },
        '*': { status: 403, body: '{}' },
      });
      ends.push(() => server.stop());
      const station = Station.at({ baseUrl: server.url });
      const track = await heard(station);
      const vote = await (await station.votes).cast(track, 'like');
      expect(standing(vote)).to.deep.equal([null, null, 'refused']);
    });
  });

  describe('stay, and this play can’t be voted on again', () => {
    it('when the panel had one already', async () => {
      await panel.faults({ vote_repeat: true });
      const { votes, track } = await open();
      await votes.cast(track, 'like');
      localStorage.clear();
      expect(standing(await votes.cast(track, 'like'))).to.deep.equal(['like', 'repeated', null]);
      expect(await counted()).to.deep.equal({ up: 1, down: 0 });
    });

    it('when the panel crashes', async () => {
      const { votes, track } = await open();
      await panel.faults({ fail: 1 });
      expect(standing(await votes.cast(track, 'like'))).to.deep.equal(['like', 'sent', null]);
      await panel.faults({ reset: true });
      await votes.cast(track, 'like');
      expect(await posts()).to.equal(1);
    });

    it('when the answer is lost', async () => {
      const { votes, track } = await open();
      await panel.faults({ cors: false });
      expect(standing(await votes.cast(track, 'like'))).to.deep.equal(['like', 'sent', null]);
      await votes.cast(track, 'like');
      expect(await counted()).to.deep.equal({ up: 1, down: 0 });
    });

    for (const without of [{ cors: false }, { v2: false, cors: false }, { cors: false, vote_repeat: true }]) {
      it(`when no answer can be read: ${JSON.stringify(without)}`, async () => {
        await panel.faults(without);
        const { votes, track } = await open();
        expect(standing(await votes.cast(track, 'like'))).to.deep.equal(['like', 'sent', null]);
        await votes.cast(track, 'dislike');
        expect(await posts()).to.equal(1);
        expect((await counted()).up).to.equal('v2' in without ? 0 : 1);
      });
    }

    it('when the page that sent them was closed before the answer', async () => {
      const tab = await new Tab().open();
      const there = tab.at({ baseUrl: panel.url });
      const trackThere = await heard(there);
      const votesThere = await there.votes;
      await panel.faults({ latency_ms: 300 });
      void votesThere.cast(trackThere, 'like');
      await until(() => Object.keys(localStorage).some((key) => /votes/.test(key)), 'a vote under way');
      await endAll();
      tab.frame.remove();
      const { votes, track } = await open();
      expect(standing(votes.of(track))).to.deep.equal(['like', 'sent', null]);
      await votes.cast(track, 'like');
      expect(await posts()).to.be.at.most(1);
    });
  });

  describe('likes', () => {
    it('are the titles liked, newest first, and can be forgotten', async () => {
      const { votes, track } = await open();
      await votes.cast(track, 'like');
      await votes.cast({ ...track, id: 5, all_music_id: 1002, title: 'Two', author: null }, 'like');
      await votes.cast({ ...track, id: 6, all_music_id: 1003, title: 'Three' }, 'dislike');
      expect(votes.likes.map(({ title, artist }) => [title, artist])).to.deep.equal([
        ['Two', null],
        ['Glass', 'Ada Winter'],
      ]);
      expect(votes.likes[0]).to.include({ id: 5, ts: track.ts });
      expect(votes.likes[0]!.at).to.be.closeTo(Date.now(), 10_000);
      votes.clearLikes();
      expect(votes.likes).to.deep.equal([]);
      expect(votes.of(track).choice).to.equal('like');
    });

    it('are 200 at most, and what lies in storage may be anything', async () => {
      const { votes, track } = await open();
      const key = `onair:votes:${panel.url} 1`;
      const like = { title: 'Old', artist: null, at: 5 };
      localStorage.setItem(
        key,
        JSON.stringify({
          plays: { [`${track.id}:${TRACK}`]: { choice: 'neither' }, a: null, b: 7 },
          likes: [...Array<object>(250).fill(like), null, 'x', { title: {}, at: 'never' }],
        }),
      );
      expect(votes.of(track).choice).to.equal(null);
      await votes.cast(track, 'like');
      expect(votes.likes).to.have.length(200);
      expect(votes.likes[0]!.title).to.equal('Glass');
      for (const junk of ['{', '7', 'null', '{"plays":[],"likes":{}}']) {
        localStorage.setItem(key, junk);
        expect(votes.likes).to.deep.equal([]);
      }
    });
  });
});
