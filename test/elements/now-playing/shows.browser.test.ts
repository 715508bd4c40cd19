import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/elements/now-playing/define.js';
import '../../../src/elements/vote/define.js';
import { nowNext } from '../../../src/schedule/now-next.js';
import type { Airing } from '../../../src/station/lists/week.js';
import { setFonts } from '../fonts.js';
import { part, record, text, until, untilStatus, untilText, timeText } from '../shown.js';
import { setWorld } from '../../kit/page-world.js';
import { begun, clock, gone, HOUR, live, MINUTE, setShows, week, ZONE } from './fixture.js';

const GRID = '/api/v2/grid/';

/** Reads the airings of a panel from now on. */
async function readWeek(url: string): Promise<Airing[]> {
  const seconds = Math.floor(Date.now() / 1000);
  const query = `?server=1&utc=1&start_ts=${seconds}&end_ts=${seconds + 3 * 86_400}`;
  return (await fetch(url + GRID + query)).json() as Promise<Airing[]>;
}

describe('<onair-now-playing> with scheduled shows', () => {
  setFonts();
  const { panel, serveLists, serveResponses, pass, passUntil, setNow } = setWorld();
  const { showing } = setShows(serveLists);

  it('names the current show between tracks', async () => {
    const shows = week(['Morning show', -HOUR, HOUR], ['News', HOUR, 2 * HOUR]);
    const element = await showing([gone()], shows);
    await untilText(element, 'title', 'Morning show');
    expect(element.getAttribute('status')).to.equal('ready');
    expect(text(element, 'state')).to.equal('On air');
    expect(text(element, 'artist')).to.equal('until ' + clock(HOUR));
    expect(part(element, 'cover')!.querySelector('svg')!.dataset.title).to.equal('Morning show');
    expect(text(element, 'time')).to.equal('');
    expect(part(element, 'progress')!.hidden).to.equal(true);
    element.layout = 'line';
    await untilText(element, 'title', 'Morning show · until ' + clock(HOUR));
    expect(text(element, 'state')).to.equal('');
  });

  it('uses the picture from the show profile', async () => {
    const profiles = document.createElement('script');
    profiles.type = 'application/json';
    profiles.dataset.onairShows = '';
    profiles.textContent = JSON.stringify({ 'Morning show': { picture: '/portrait.svg' } });
    document.body.append(profiles);
    try {
      const show = week(['Morning show', -HOUR, HOUR]);
      const picture = (element: Element): HTMLImageElement | null =>
        part(element, 'cover')?.querySelector('img') ?? null;
      const isPortrait = (element: Element) => () =>
        picture(element)?.src === location.origin + '/portrait.svg';
      const element = await showing([gone()], show);
      await until(isPortrait(element), 'the picture of the show');
      expect(getComputedStyle(picture(element)!).objectFit).to.equal('cover');
      const set = await showing([record({ ...live, ts: begun, dj_name: 'DJ Ana' })], show);
      await until(isPortrait(set), 'the picture of the show of a live set');
      const cover = location.origin + '/cover.svg';
      const covered = await showing(
        [record({ ...live, ts: begun, dj_name: 'DJ Ana', img_url: cover })],
        show,
      );
      await until(() => picture(covered)?.getAttribute('src') === cover, 'the cover of the live set');
      const song = await showing([record({ ts: begun, img_url: null })], show);
      await untilText(song, 'title', 'Paper Boats');
      expect(picture(song)).to.equal(null);
    } finally {
      profiles.remove();
    }
  });

  it('says when the station will be back', async () => {
    const ts = begun - 90 * MINUTE;
    const cover = location.origin + '/cover.svg';
    const element = await showing([record({ ts, img_url: cover })], week(['News', HOUR, 2 * HOUR]));
    await untilText(element, 'title', 'Off air');
    expect(element.getAttribute('status')).to.equal('empty');
    expect(text(element, 'state')).to.equal('');
    expect(text(element, 'artist')).to.equal(`Back at ${clock(HOUR)} with News`);
    expect(part(element, 'card')!.ariaLabel).to.equal('Off air');
    expect(part(element, 'next')).to.equal(null);
    const picture = part(element, 'cover')!.querySelector('img')!;
    expect(picture.getAttribute('src')).to.equal(cover);
    expect(getComputedStyle(picture).opacity).to.equal('0.5');
    element.layout = 'line';
    await untilText(element, 'title', `Off air · Back at ${clock(HOUR)} with News`);
  });

  it("displays the station's name if nothing is scheduled", async () => {
    const ts = begun - 90 * MINUTE;
    const element = await showing([record({ ts })], [], 'Radio Meridian');
    await untilText(element, 'title', 'Radio Meridian');
    expect(element.getAttribute('status')).to.equal('empty');
    expect(text(element, 'state')).to.equal('Off air');
    expect(text(element, 'artist')).to.equal(
      `Last played ${timeText(begun - 90 * MINUTE)} · Ada Winter – Paper Boats`,
    );
    expect(part(element, 'cover')!.querySelector('svg')!.dataset.title).to.equal('Radio Meridian');
  });

  it('uses the language of the page', async () => {
    const element = await showing([gone()], week(['News', HOUR, 2 * HOUR]), null, { lang: 'de' });
    await untilText(element, 'title', 'Sendepause');
    expect(text(element, 'artist')).to.equal(`Weiter um ${clock(HOUR)} mit News`);
  });

  it('includes the weekday of a later show', async () => {
    const element = await showing([gone()], week(['News', 49 * HOUR, 50 * HOUR]));
    await untilText(element, 'title', 'Off air');
    const day = new Date(begun + 49 * HOUR).toLocaleDateString('en-GB', { weekday: 'long', timeZone: ZONE });
    expect(text(element, 'artist')).to.equal(`Next News · ${day} from ${clock(49 * HOUR)}`);
  });

  it("displays the station's name if nothing was played", async () => {
    const element = await showing([], [], 'Radio Meridian');
    await untilText(element, 'title', 'Radio Meridian');
    expect(text(element, 'artist')).to.equal('Nothing on air yet');
  });

  it('displays the last track of an unnamed station', async () => {
    const url = serveLists({ history: [gone()] });
    const element = await fixture(html`<onair-now-playing base-url=${url}></onair-now-playing>`);
    await untilText(element, 'title', 'Paper Boats');
    expect(text(element, 'state')).to.match(/^Last played/);
  });

  it("uses the show's name for an untitled set", async () => {
    const shows = week(['Okapi Hour', -HOUR, HOUR]);
    const nameless = await showing([record({ ts: Date.now() - MINUTE, ...live })], shows);
    await untilText(nameless, 'title', 'Okapi Hour');
    expect(text(nameless, 'state')).to.equal('On air · Live');
    expect(text(nameless, 'artist')).to.equal('until ' + clock(HOUR));
    const known = await showing([record({ ts: Date.now() - MINUTE, ...live, dj_name: 'DJ Ana' })], shows);
    await untilText(known, 'artist', 'Okapi Hour');
    expect(text(known, 'title')).to.equal('DJ Ana');
    expect(text(known, 'state')).to.equal('On air · Live');
  });

  it('names the current show during a jingle', async () => {
    const jingle = record({ ts: Date.now(), jingle_id: 4, title: 'Station ID 3', length: 9000 });
    const show = await showing([jingle], week(['Okapi Hour', -HOUR, HOUR]), 'Radio Meridian');
    await untilText(show, 'title', 'Okapi Hour');
    expect(text(show, 'state')).to.equal('On air');
    expect(text(show, 'artist')).to.equal('until ' + clock(HOUR));
    const station = await showing([jingle], week(['News', HOUR, 2 * HOUR]), 'Radio Meridian');
    await untilText(station, 'title', 'Radio Meridian');
    expect(text(station, 'state')).to.equal('On air');
    for (const element of [show, station]) {
      expect(text(element, 'time')).to.equal('');
      expect(part(element, 'progress')!.hidden).to.equal(true);
    }
    station.layout = 'line';
    await untilText(station, 'title', 'Radio Meridian');
  });

  it('never displays a jingle as the last track', async () => {
    const jingle = record({ ts: begun - 90 * MINUTE, jingle_id: 4, title: 'Station ID 3' });
    const element = await showing([jingle], [], 'Radio Meridian');
    await untilText(element, 'title', 'Radio Meridian');
    expect(text(element, 'artist')).to.equal('');
    const show = await showing([jingle], week(['Morning show', -HOUR, HOUR]));
    await untilText(show, 'title', 'Morning show');
  });

  it('displays no text for a jingle while loading', async () => {
    const jingle = record({ ts: Date.now(), jingle_id: 4, title: 'Station ID 3', length: 9000 });
    const past = record({ ts: begun - 90 * MINUTE, jingle_id: 4, title: 'Station ID 3' });
    for (const history of [[jingle], [past], []]) {
      const url = serveResponses({
        '/api/v2/history/': { body: JSON.stringify(history) },
        '/api/v2/grid/': { body: '[]' },
        '/api/v2/servers/': { body: JSON.stringify([{ id: 1, name: 'Radio Meridian' }]), delay: 600 },
      });
      const said: string[] = [];
      const element = await fixture(html`<onair-now-playing base-url=${url}></onair-now-playing>`);
      const ears = new MutationObserver(() => {
        const { textContent } = element.shadowRoot!.querySelector('.text')!;
        said.push(textContent.replace(/\s+/g, ' ').trim());
      });
      ears.observe(element.shadowRoot!, { childList: true, characterData: true, subtree: true });
      // The code that requests the name is loaded on demand.
      await passUntil(() => text(element, 'title') === 'Radio Meridian', "the station's name");
      ears.disconnect();
      const before = said.filter((each) => each && !each.includes('Radio Meridian'));
      expect(before).to.deep.equal([]);
    }
  });

  it('names the DJ of a live set once', async () => {
    const grid = week(['Okapi Hour', -HOUR, HOUR]);
    const set = { ...live, ts: Date.now() - MINUTE, dj_name: 'DJ Okapi', author: 'DJ Okapi' };
    for (const title of [null, 'Live', 'DJ Okapi', 'Night Ferry Mix']) {
      const element = await showing([record({ ...set, title })], grid);
      await untilText(element, 'artist', 'Okapi Hour');
      expect(text(element, 'title'), `${title}`).to.equal('DJ Okapi');
      expect(text(element, 'state'), `${title}`).to.equal('On air · Live');
    }
    const mix = await showing([record({ ...set, title: 'Night Ferry Mix' })], []);
    await untilText(mix, 'title', 'DJ Okapi');
    expect(text(mix, 'artist')).to.equal('Night Ferry Mix');
    const own = await showing([record(set)], week(['DJ Okapi', -HOUR, HOUR]));
    await untilText(own, 'artist', 'until ' + clock(HOUR));
    expect(text(own, 'title')).to.equal('DJ Okapi');
  });

  it('displays the title and artist of a live set', async () => {
    const set = record({ ts: Date.now() - MINUTE, all_music_id: null, length: null, dj_name: 'DJ Ana' });
    const element = await showing([set], week(['Okapi Hour', -HOUR, HOUR]));
    await untilText(element, 'title', 'Paper Boats');
    expect(text(element, 'artist')).to.equal('Ada Winter');
  });

  it('ignores unnamed shows', async () => {
    const element = await showing(
      [gone()],
      week([null, -HOUR, HOUR], ['', -MINUTE, HOUR], ['Outer', -2 * HOUR, 2 * HOUR]),
    );
    await untilText(element, 'title', 'Outer');
  });

  it('switches to the next show automatically', async () => {
    const element = await showing([], week(['First', -HOUR, 4000], ['Second', 4000, HOUR]));
    await untilText(element, 'title', 'First');
    await pass(4000);
    expect(text(element, 'title')).to.equal('Second');
  });

  it('ends a show on time despite a slow local clock', async () => {
    const ahead = 10 * MINUTE;
    const set = record({ ts: Date.now() + ahead, ...live });
    const element = await showing([set], week(['Over', -HOUR, ahead - 2000], ['On', ahead - 2000, 2 * HOUR]));
    await untilText(element, 'title', 'On');
  });

  it('ends a show on time despite a fast local clock', async () => {
    const nobody = { title: null, author: null, metadata: null, dj_name: null, length: null };
    const { url, play, clock: setPanelClock } = await panel({ now: begun, speed: 0 });
    const named = (await readWeek(url)).filter(({ name }) => name);
    const at = (ms: number): string | undefined => nowNext(named, ms / 1000).now?.name ?? undefined;
    // The show has ended by the visitor's clock, but not by the station's.
    let end = Date.now() + HOUR;
    while (!at(end - 5 * MINUTE) || !at(end + 5 * MINUTE) || at(end - 5 * MINUTE) === at(end + 5 * MINUTE))
      end += MINUTE;
    await setPanelClock({ now_ms: end - 5 * MINUTE });
    setNow(end + 5 * MINUTE);
    await play(nobody);
    const element = await fixture(html`<onair-now-playing base-url=${url}></onair-now-playing>`);
    await passUntil(() => text(element, 'title') === at(end - 5 * MINUTE), 'the show of the station’s clock');
  });

  it('uses the time-zone attribute', async () => {
    const shows = week(['Morning show', -HOUR, HOUR]);
    const named = await showing([], shows, null, { 'time-zone': 'Asia/Tokyo' });
    await untilText(named, 'artist', 'until ' + clock(HOUR, 'Asia/Tokyo'));
    const own = await showing([], shows, null, { 'time-zone': 'station' });
    await untilText(own, 'artist', 'until ' + clock(HOUR));
    const unknown = await showing([], shows, null, { 'time-zone': 'Mars/Base' });
    await untilText(unknown, 'artist', 'until ' + timeText(begun + HOUR));
  });

  it('escapes HTML in the names of shows', async () => {
    const name = '<img src=x onerror="window.hacked=1">';
    const element = await showing([], week([name, -HOUR, HOUR]));
    await untilText(element, 'title', name);
    expect(element.shadowRoot!.querySelector('img')).to.equal(null);
  });

  it('hides the vote buttons if there is no track', async () => {
    const set = record({ ts: Date.now() - MINUTE, ...live, dj_name: 'DJ Ana' });
    for (const [title, history, grid] of [
      ['Off air', [gone()], week(['News', HOUR, 2 * HOUR])],
      ['Morning show', [gone()], week(['Morning show', -HOUR, HOUR])],
      ['DJ Ana', [set], week(['Morning show', -HOUR, HOUR])],
    ] as const) {
      const element = await showing([...history], grid, null, { vote: '' });
      await untilText(element, 'title', title);
      await until(() => !!part(part(element, 'vote')!, 'like'), 'the buttons');
      const isHidden = (): boolean => getComputedStyle(part(element, 'vote')!).visibility === 'hidden';
      await until(isHidden, `no buttons beside ${title}`);
    }
    const song = await showing([record({ ts: Date.now() })], [], null, { vote: '' });
    await untilText(song, 'title', 'Paper Boats');
    expect(getComputedStyle(part(song, 'vote')!).visibility).to.equal('visible');
  });

  describe('requests', () => {
    it("aren't sent in the line layout during a track", async () => {
      const { url, play, requests } = await panel();
      await play({ title: 'Glass', author: 'Ada Winter', length: 220_000 });
      const element = await fixture(
        html`<onair-now-playing base-url=${url} layout="line" time-zone="station"></onair-now-playing>`,
      );
      await untilText(element, 'title', 'Glass');
      await pass(60_000);
      expect(await requests(GRID)).to.equal(0);
      expect(await requests('/api/v2/servers/')).to.equal(0);
    });

    it('a card requests only the schedule', async () => {
      const { url, play, requests } = await panel();
      await play({ title: 'Glass', author: 'Ada Winter', length: 220_000 });
      const element = await fixture(html`<onair-now-playing base-url=${url}></onair-now-playing>`);
      await untilText(element, 'title', 'Glass');
      await until(() => !!text(element, 'next'), 'the next show');
      expect(await requests(GRID)).to.equal(1);
      expect(await requests('/api/v2/servers/')).to.equal(0);
    });

    it('are shared by all elements', async () => {
      const { url, play, requests } = await panel();
      await play({ title: null, author: null, metadata: null, dj_name: null, length: null });
      const elements = [
        await fixture(html`<onair-now-playing base-url=${url}></onair-now-playing>`),
        await fixture(html`<onair-now-playing base-url=${url} layout="line"></onair-now-playing>`),
      ];
      await until(
        () => elements.every((each) => /until|after/.test(text(each, 'artist') ?? text(each, 'title')!)),
        'a show',
      );
      expect(await requests(GRID)).to.equal(1);
      expect(await requests('/api/v2/servers/')).to.equal(0);
    });
  });

  it("switches to the new station's show", async () => {
    const element = await showing([gone()], week(['Here', -HOUR, HOUR]));
    await untilText(element, 'title', 'Here');
    const other = await showing([gone()], week(['There', -HOUR, HOUR]));
    element.setAttribute('base-url', other.getAttribute('base-url')!);
    await untilText(element, 'title', 'There');
    const { url, play } = await panel();
    await play({ title: 'Glass', length: 100_000 });
    element.setAttribute('base-url', url);
    await untilText(element, 'title', 'Glass');
    await untilStatus(element, 'ready');
  });
});
