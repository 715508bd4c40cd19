import { expect, fixture, html } from '@open-wc/testing';
import type { OnairNowPlaying } from '../../../src/elements/now-playing/now-playing.js';
import '../../../src/elements/now-playing/define.js';
import { NOON, setWorld, type PageServer } from '../../kit/page-world.js';
import { setFonts } from '../fonts.js';
import { part, plain, text, until, untilStatus, untilText } from '../shown.js';

const MINUTE = 60_000;
const FILE = '/api/nowplaying_static/meridian.json';
const SCHEDULE = '/api/station/meridian/schedule';

const song = (title: string, artist = 'Ada Winter') => ({
  title,
  artist,
  text: `${artist} - ${title}`,
  art: '',
});
const LANTERNS = song('Lanterns', 'The Ferrymen');

/** A response of AzuraCast, with a track of four minutes that started a minute ago. Times are in minutes from noon. */
function nowPlaying(
  next: object | null,
  change: object = {},
  current = song('Paper Boats'),
  at = -1,
): string {
  const seconds = (minutes: number): number => NOON / 1000 + minutes * 60;
  return JSON.stringify({
    station: { id: 1, name: 'Radio Meridian', shortcode: 'meridian', timezone: 'UTC', mounts: [] },
    live: { is_live: false },
    now_playing: { sh_id: 70 + at, played_at: seconds(at), duration: 240, song: current },
    playing_next: next && { cued_at: seconds(at), played_at: seconds(at + 4), duration: 180, song: next },
    song_history: [],
    is_online: true,
    ...change,
  });
}

describe('the next track of <onair-now-playing>', () => {
  setFonts();
  const { panel, server, pass, settle } = setWorld();
  let station: PageServer;

  /** Serves a response of AzuraCast, and its schedule. */
  function serve(body: string, schedule: object[] = []): void {
    station = server({
      [FILE]: { body },
      [SCHEDULE]: { body: JSON.stringify(schedule) },
      '*': { status: 404 },
    });
  }
  const news = {
    id: 2,
    type: 'playlist',
    name: 'News',
    start_timestamp: NOON / 1000 + 3600,
    end_timestamp: NOON / 1000 + 7200,
  };

  async function show(attributes: Record<string, string> = {}): Promise<OnairNowPlaying> {
    const element = document.createElement('onair-now-playing');
    const all = { 'base-url': station.url, source: 'azuracast', station: 'meridian', ...attributes };
    for (const [name, value] of Object.entries(all)) element.setAttribute(name, value);
    return fixture(element);
  }
  async function untilReady(element: OnairNowPlaying, title = 'Paper Boats'): Promise<void> {
    await untilText(element, 'title', title);
    await settle();
    await element.updateComplete;
  }

  it('has a tooltip with its full text', async () => {
    serve(nowPlaying(LANTERNS));
    const element = await show();
    await until(() => !!part(element, 'upcoming'), 'the next track');
    expect(text(element, 'upcoming')!.replace(/\s+/g, ' ')).to.equal('Up next: Lanterns · The Ferrymen');
    expect(plain(part(element, 'upcoming')!.title)).to.equal('Up next: Lanterns · The Ferrymen');
    expect(part(element, 'next')).to.equal(null);
  });

  it('is shown together with the next show', async () => {
    serve(nowPlaying(LANTERNS), [news]);
    const element = await show();
    await until(() => !!part(element, 'next'), 'the next show');
    expect(text(element, 'upcoming')).to.contain('Lanterns');
    expect(text(element, 'next')).to.contain('News');
  });

  it("doesn't change the height of the card", async () => {
    const place = await fixture<HTMLElement>(html`<div></div>`);
    const long = song(
      'Everything We Forgot to Say Before the Last Train Left',
      'An Artist with a Rather Long Name',
    );
    for (const width of [240, 280, 390, 480, 640, 1280]) {
      place.style.inlineSize = `${width}px`;
      const heights = new Set<number>();
      for (const [next, schedule] of [
        [null, []],
        [LANTERNS, []],
        [long, []],
        [long, [news]],
      ] as const) {
        serve(nowPlaying(next, {}, song(`${long.title} and Back`, long.artist)), [...schedule]);
        const element = await show();
        place.append(element);
        await until(() => !!part(element, 'title')?.textContent, 'a title');
        if (next) await until(() => !!part(element, 'upcoming'), 'the next track');
        if (schedule.length) await until(() => !!part(element, 'next'), 'the next show');
        heights.add(element.offsetHeight);
        const time = part(element, 'time')!.getBoundingClientRect();
        const card = part(element, 'card')!.getBoundingClientRect();
        for (const name of ['upcoming', 'next']) {
          const row = part(element, name)?.getBoundingClientRect();
          if (!row?.width) continue;
          expect(row.top, `${name} at ${width}px`).to.be.at.least(time.bottom + 4);
          expect(row.right, `${name} at ${width}px`).to.be.at.most(card.right - 16);
          expect(row.bottom, `${name} at ${width}px`).to.be.at.most(card.bottom - 10);
        }
        element.remove();
      }
      expect(heights.size, `heights at ${width}px`).to.equal(1);
    }
  });

  it('is replaced when it starts', async () => {
    serve(nowPlaying(LANTERNS));
    const element = await show();
    await until(() => !!part(element, 'upcoming'), 'the next track');
    await pass(3 * MINUTE);
    station.responses[FILE] = { body: nowPlaying(LANTERNS, {}, LANTERNS, 3) };
    await pass(5000);
    await untilReady(element, 'Lanterns');
    expect(part(element, 'upcoming')).to.equal(null);
    station.responses[FILE] = { body: nowPlaying(song('Glass'), {}, LANTERNS, 3) };
    await pass(3 * MINUTE);
    await until(() => text(element, 'upcoming')?.includes('Glass') === true, 'another next track');
  });

  const absent: [fact: string, body: string, title?: string][] = [
    ['during a live set', nowPlaying(LANTERNS, { live: { is_live: true, streamer_name: 'DJ Ana' } })],
    ['if it is the current track', nowPlaying(song('Paper Boats'))],
    ['if the queue is empty', nowPlaying(null)],
  ];
  for (const [fact, body] of absent)
    it(`is hidden ${fact}`, async () => {
      serve(body, [news]);
      const element = await show();
      await until(() => !!part(element, 'next'), 'the next show');
      expect(part(element, 'upcoming')).to.equal(null);
    });

  it('is hidden when the station goes off air', async () => {
    serve(nowPlaying(LANTERNS));
    const element = await show();
    await until(() => !!part(element, 'upcoming'), 'the next track');
    station.responses[FILE] = { body: nowPlaying(LANTERNS, { is_online: false }) };
    await pass(3 * MINUTE + 5000);
    await until(() => !part(element, 'upcoming'), 'no next track');
  });

  it('is hidden while requests fail', async () => {
    serve(nowPlaying(LANTERNS));
    const element = await show();
    await until(() => !!part(element, 'upcoming'), 'the next track');
    station.responses[FILE] = { status: 500 };
    await pass(3 * MINUTE + 5000);
    await untilStatus(element, 'stale');
    expect(part(element, 'upcoming')).to.equal(null);
  });

  it('is hidden a minute after its expected start', async () => {
    serve(nowPlaying(LANTERNS));
    const element = await show();
    await until(() => !!part(element, 'upcoming'), 'the next track');
    await pass(3 * MINUTE + 50_000);
    expect(part(element, 'upcoming')).not.to.equal(null);
    await pass(15_000);
    expect(part(element, 'upcoming')).to.equal(null);
  });

  it("follows the element's delay", async () => {
    serve(nowPlaying(LANTERNS));
    const element = await show({ delay: '60' });
    await until(() => !!part(element, 'upcoming'), 'the next track');
    await pass(3 * MINUTE);
    station.responses[FILE] = { body: nowPlaying(song('Glass'), {}, LANTERNS, 3) };
    await pass(10_000);
    expect(text(element, 'title')).to.equal('Paper Boats');
    expect(text(element, 'upcoming')).to.contain('Lanterns');
    await pass(MINUTE);
    expect(text(element, 'title')).to.equal('Lanterns');
    expect(text(element, 'upcoming')).to.contain('Glass');
  });

  it("isn't shown in the line layout", async () => {
    serve(nowPlaying(LANTERNS));
    const line = await show({ layout: 'line' });
    await untilReady(line);
    expect(part(line, 'upcoming')).to.equal(null);
    const { url, play } = await panel();
    await play({ title: 'Glass', author: 'Ada Winter', length: 220_000 });
    const element = await fixture<OnairNowPlaying>(
      html`<onair-now-playing base-url=${url}></onair-now-playing>`,
    );
    await untilReady(element, 'Glass');
    expect(part(element, 'upcoming')).to.equal(null);
  });

  it('is shown in the wall layout', async () => {
    serve(nowPlaying(LANTERNS), [news]);
    const element = await show({
      layout: 'wall',
      lang: 'de',
      style: 'inline-size: 960px; block-size: 540px',
    });
    await until(() => !!part(element, 'upcoming') && !!text(element, 'next'), 'the next track and show');
    expect(text(element, 'upcoming')!.replace(/\s+/g, ' ')).to.equal('Gleich: Lanterns · The Ferrymen');
    const wall = part(element, 'wall')!;
    expect(wall.scrollHeight).to.be.at.most(wall.clientHeight);
    const cover = part(element, 'cover')!.getBoundingClientRect();
    expect(cover.top).to.equal(wall.getBoundingClientRect().top);
    expect(cover.bottom).to.equal(wall.getBoundingClientRect().bottom);
    await untilText(element, 'station', 'Radio Meridian');
  });
});
