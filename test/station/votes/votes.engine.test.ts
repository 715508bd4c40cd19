import { expect } from '@open-wc/testing';
import { Station, type Transport } from '../../../src/station/station.js';
import type { Track } from '../../../src/station/snapshot.js';
import { votesOf, type TrackVote, type Votes } from '../../../src/station/votes/votes.js';
import { startPanel, type TestPanel } from '../../kit/panel.js';
import { until } from '../../elements/shown.js';

const TRACK = 1001;

/** Another page of this site, with the station's code. */
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

// Storage, locks and closed pages.
describe('votes in several tabs', () => {
  let panel: TestPanel;
  const ends: (() => unknown)[] = [];

  /** Closes pages in reverse order, because a closed page can't stop its station. */
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

  /** The current track, once the station has a response. */
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

  async function open(): Promise<{ votes: Votes; track: Track }> {
    const station = Station.at({ baseUrl: panel.url });
    return { votes: votesOf(station), track: await heard(station) };
  }

  const standing = ({ choice, state, problem }: TrackVote): unknown[] => [choice, state, problem];
  const counted = async () => (await panel.state()).votes[TRACK] ?? { up: 0, down: 0 };
  const posts = async (): Promise<number> =>
    (await panel.state()).requests.recent.filter(({ method }) => method === 'POST').length;

  for (const locks of [true, false]) {
    it(`count once if simultaneous (${locks ? 'with' : 'without'} Web Locks)`, async () => {
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
      // Both tabs show the vote that was counted.
      expect([here.choice, other.choice]).to.deep.equal(up ? ['like', 'like'] : ['dislike', 'dislike']);
    });
  }

  it('count once in a tab opened later', async () => {
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

  it('appear in other tabs once stored', async () => {
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

  it('persist if their page closes early', async () => {
    const tab = await new Tab().open();
    const there = tab.at({ baseUrl: panel.url });
    const trackThere = await heard(there);
    const votesThere = await there.votes;
    await panel.faults({ hang: true });
    void votesThere.cast(trackThere, 'like');
    await until(() => Object.keys(localStorage).some((key) => /votes/.test(key)), 'a vote under way');
    await endAll();
    tab.frame.remove();
    await panel.faults({ reset: true });
    const { votes, track } = await open();
    expect(standing(votes.of(track))).to.deep.equal(['like', 'sent', null]);
    await votes.cast(track, 'like');
    expect(await posts()).to.be.at.most(1);
  });
});
