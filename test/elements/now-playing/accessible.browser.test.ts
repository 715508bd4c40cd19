import { fixtureSync, html } from '@open-wc/testing';
import '../../../src/elements/now-playing/define.js';
import '../../../src/elements/vote/define.js';
import { NOON, setWorld } from '../../kit/page-world.js';
import { isAccessibleEverywhere } from '../looks.js';
import { part, record, text, until, untilStatus, untilText } from '../shown.js';

const HOUR = 3_600_000;

describe('<onair-now-playing> on light, dark and right-to-left pages', () => {
  const { panel, passUntil, serveLists } = setWorld();

  /** Starts a station with exactly this history, schedule and name. */
  const station = (history: object[], grid: object[] = [], name = ''): string =>
    serveLists({ history, grid, servers: name ? [{ id: 1, name }] : [] });

  /** Returns a show that starts and ends a number of hours from now. */
  const show = (from: number, to: number): object => ({
    id: 1,
    name: 'Morning show',
    timezone: 'UTC',
    start_ts: Math.floor(NOON / 1000 + from * 3600),
    end_ts: Math.floor(NOON / 1000 + to * 3600),
  });

  const gone = (): object => record({ ts: NOON - 10 * HOUR });

  /** Renders a card and a line with votes. */
  async function holds(baseUrl: string, ready: (element: Element) => Promise<unknown>): Promise<void> {
    const place = fixtureSync<HTMLElement>(
      html`<div>
        <onair-now-playing base-url=${baseUrl} vote></onair-now-playing>
        <onair-now-playing base-url=${baseUrl} vote layout="line"></onair-now-playing>
      </div>`,
    );
    for (const element of place.children) {
      await ready(element);
      await until(() => !!part(part(element, 'vote')!, 'like'), 'buttons');
      await isAccessibleEverywhere(element, place);
    }
  }

  it('passes axe while loading', async () => {
    const { url, faults } = await panel();
    await faults({ hang: true });
    await holds(url, (element) => untilStatus(element, 'loading'));
  });

  it('passes axe with a track', async () => {
    await holds(station([record({ ts: NOON })]), (element) => untilStatus(element, 'ready'));
  });

  it('passes axe with the last plays', async () => {
    const plays = [0, 1, 2, 3, 4, 5, 6].map((index) =>
      record({ id: 100 - index, ts: NOON - index * 240_000, title: `Song ${index}`, length: 240_000 }),
    );
    const column = fixtureSync<HTMLElement>(
      html`<div style="width: 1280px">
        <div><onair-now-playing base-url=${station(plays)}></onair-now-playing></div>
      </div>`,
    );
    const place = column.firstElementChild as HTMLElement;
    const element = place.firstElementChild!;
    await passUntil(() => (part(element, 'recent')?.children.length ?? 0) >= 4, 'the last plays');
    await isAccessibleEverywhere(element, place);
  });

  it('passes axe without a current track or show', async () => {
    await holds(station([gone()]), (element) => untilText(element, 'title', 'Paper Boats'));
  });

  it('passes axe without any history', async () => {
    await holds(station([]), (element) => untilText(element, 'message', 'Nothing on air yet'));
  });

  it('passes axe with stale data', async () => {
    const { url, play, faults } = await panel();
    await play({ title: null, author: null, dj_name: 'DJ Ana', length: 1500 });
    const place = fixtureSync(html`<onair-now-playing base-url=${url}></onair-now-playing>`);
    await untilStatus(place, 'ready');
    await faults({ fail: 1 });
    await passUntil(() => place.getAttribute('status') === 'stale', 'the failed request after the track');
    await holds(url, (element) => untilStatus(element, 'stale'));
  });

  it('passes axe after a failure', async () => {
    await holds('', (element) => until(() => !!text(element, 'message'), 'a sentence'));
  });

  it('passes axe with a current show', async () => {
    const url = station([gone()], [show(-1, 1)]);
    await holds(url, (element) => until(() => /^Morning show/.test(text(element, 'title')!), 'the show'));
  });

  it('passes axe with the next show', async () => {
    const url = station([gone()], [show(1, 2)]);
    await holds(url, (element) => until(() => /^Off air/.test(text(element, 'title')!), 'the next show'));
  });

  it("passes axe with the station's name", async () => {
    const url = station([gone()], [], 'Radio Meridian');
    await holds(url, (element) => until(() => /Radio Meridian/.test(text(element, 'title')!), 'the name'));
  });
});
