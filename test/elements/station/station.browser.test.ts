import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/elements/history/define.js';
import '../../../src/elements/now-playing/define.js';
import '../../../src/elements/station/define.js';
import '../../../src/elements/vote/define.js';
import { emptyPlace, part, record, text, until, untilText } from '../shown.js';
import { setWorld } from '../../kit/page-world.js';

const MINUTE = 60_000;

describe('<onair-station>', () => {
  const world = setWorld();
  let begun = 0;

  const plays = (name: string): object[] => [
    record({ id: 2, ts: begun - 5000, title: name, img_medium_url: location.origin + '/cover.png' }),
    record({ id: 1, ts: begun - 5000 - 200_000, title: name + ' before' }),
  ];

  /** Starts a panel with a current track and one before it. */
  function playing(title: string): string {
    const airing = {
      id: 1,
      name: 'Show',
      timezone: 'Asia/Kolkata',
      start_ts: begun / 1000 - 60,
      end_ts: begun / 1000 + 60,
    };
    return world.serveLists({ history: plays(title), grid: [airing] });
  }

  const clock = (ms: number, timeZone?: string): string =>
    new Date(ms).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });

  /** Renders one of each element inside a station with these attributes. */
  async function around(attributes: Record<string, string>): Promise<{
    station: HTMLElement;
    card: HTMLElement;
    list: HTMLElement;
    vote: HTMLElement;
  }> {
    const station = await fixture<HTMLElement>(
      html`<onair-station
        ><section><onair-now-playing></onair-now-playing><onair-history limit="1"></onair-history></section>
        <onair-vote></onair-vote
      ></onair-station>`,
    );
    for (const [name, value] of Object.entries(attributes)) station.setAttribute(name, value);
    const [card, list, vote] = ['now-playing', 'history', 'vote'].map((name) =>
      station.querySelector<HTMLElement>('onair-' + name),
    ) as [HTMLElement, HTMLElement, HTMLElement];
    return { station, card, list, vote };
  }

  const votedOn = (vote: Element): string =>
    vote.shadowRoot!.querySelector('.pair')?.getAttribute('aria-label') ?? '';

  beforeEach(() => (begun = Math.floor(Date.now() / 1000) * 1000));

  it('base-url: applies to nested elements', async () => {
    const { station, card, list, vote } = await around({ 'base-url': playing('One') });
    await untilText(card, 'title', 'One');
    await untilText(list, 'title', 'One before');
    await until(() => votedOn(vote).includes('One'), 'the vote');
    (station as unknown as { baseUrl: string }).baseUrl = playing('Other');
    await untilText(card, 'title', 'Other');
    await untilText(list, 'title', 'Other before');
    await until(() => votedOn(vote).includes('Other'), 'the vote');
  });

  it('server: applies to nested elements', async () => {
    const server = world.server({ '/api/v2/history/': { body: JSON.stringify(plays('One')) } });
    const { station, card } = await around({ 'base-url': server.url });
    await untilText(card, 'title', 'One');
    expect(server.requestedUrls.filter(({ search }) => search.includes('server=3'))).to.deep.equal([]);
    station.setAttribute('server', '3');
    await until(() => server.requestedUrls.some(({ href }) => /history.*server=3/.test(href)), 'a request');
  });

  it('lang: sets the language of nested elements', async () => {
    const { station, card, vote } = await around({ 'base-url': playing('One'), lang: 'de' });
    await untilText(card, 'state', 'Auf Sendung');
    await until(() => /Gefällt/.test(part(vote, 'like')?.textContent ?? ''), 'German');
    station.setAttribute('lang', 'en');
    await untilText(card, 'state', 'On air');
  });

  it('covers: "none" removes the covers of nested elements', async () => {
    const { station, card } = await around({ 'base-url': playing('One') });
    await until(() => !!card.shadowRoot!.querySelector('img'), 'a cover');
    station.setAttribute('covers', 'none');
    await until(() => !card.shadowRoot!.querySelector('img'), 'no cover');
  });

  it('art: replaces missing covers in nested elements', async () => {
    const { station, card, list } = await around({ 'base-url': playing('One') });
    await untilText(list, 'title', 'One before');
    station.setAttribute('art', location.origin + '/no-such-logo.png');
    for (const each of [card, list])
      await until(() => /no-such-logo/.test(each.shadowRoot!.querySelector('img')?.src ?? ''), 'the picture');
  });

  it('time-zone: accepts "station", "local" and IANA names', async () => {
    const { station, list } = await around({ 'base-url': playing('One'), 'time-zone': 'Asia/Tokyo' });
    const ts = begun - 205_000;
    await untilText(list, 'time', clock(ts, 'Asia/Tokyo'));
    station.setAttribute('time-zone', 'station');
    await untilText(list, 'time', clock(ts, 'Asia/Kolkata'));
    station.setAttribute('time-zone', 'local');
    await untilText(list, 'time', clock(ts));
    station.setAttribute('time-zone', 'America/Lima');
    await untilText(list, 'time', clock(ts, 'America/Lima'));
    station.setAttribute('time-zone', 'Mars/Base');
    await untilText(list, 'time', clock(ts));
  });

  it('delay: applies to nested elements', async () => {
    const { station, card, list } = await around({ 'base-url': playing('One') });
    await untilText(card, 'title', 'One');
    station.setAttribute('delay', String((5 * MINUTE) / 1000 - 120));
    await untilText(card, 'title', 'One before');
    await until(() => text(list, 'title') !== 'One before', 'a list without it');
    station.removeAttribute('delay');
    await untilText(card, 'title', 'One');
    await untilText(list, 'title', 'One before');
  });

  it("yields to an element's own attributes", async () => {
    const [outer, inner, own] = [playing('Outer'), playing('Inner'), playing('Own')];
    const station = await fixture<HTMLElement>(
      html`<onair-station base-url=${outer}
        ><onair-now-playing id="outer"></onair-now-playing
        ><onair-station base-url=${inner}
          ><onair-now-playing id="inner"></onair-now-playing
          ><onair-now-playing id="own" base-url=${own}></onair-now-playing></onair-station
      ></onair-station>`,
    );
    const [a, b, c] = ['outer', 'inner', 'own'].map((id) => station.querySelector('#' + id)!);
    await untilText(a!, 'title', 'Outer');
    await untilText(b!, 'title', 'Inner');
    await untilText(c!, 'title', 'Own');
    station.setAttribute('base-url', own);
    await untilText(a!, 'title', 'Own');
    expect(text(b!, 'title')).to.equal('Inner');
    station.querySelector('onair-station')!.removeAttribute('base-url');
    await untilText(b!, 'title', 'Own');
  });

  it('applies to elements that are added later', async () => {
    const { station, card } = await around({ 'base-url': playing('One') });
    const late = document.createElement('onair-now-playing');
    station.append(late);
    await untilText(late, 'title', 'One');
    const other = document.createElement('onair-station');
    other.setAttribute('base-url', playing('Other'));
    emptyPlace().append(other);
    other.append(late);
    await untilText(late, 'title', 'Other');
    station.setAttribute('base-url', other.getAttribute('base-url')!);
    await untilText(card, 'title', 'Other');
    other.setAttribute('base-url', playing('Third'));
    await untilText(late, 'title', 'Third');
    emptyPlace().append(late);
    await until(() => !!text(late, 'message'), 'a sentence without a station');
  });
});
