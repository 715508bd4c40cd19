import { expect, fixture, html } from '@open-wc/testing';
import type { LitElement } from 'lit';
import '../../src/elements/history/define.js';
import '../../src/elements/now-playing/define.js';
import '../../src/elements/player/define.js';
import '../../src/elements/podcasts/define.js';
import '../../src/elements/schedule/define.js';
import '../../src/elements/station/define.js';
import '../../src/elements/vote/define.js';
import { setWorld } from '../kit/page-world.js';
import type { OtherServer } from '../kit/panel.js';
import type { OtherKind } from '../kit/panels-plugin.js';
import { part, text, texts, until, untilStatus, untilText } from './shown.js';

const HOUR = 3_600_000;
const untold = (what: string) => `This station’s server doesn’t ${what}.`;

/** Each element with a kind of server that provides its data, and with one that doesn't. */
describe('elements for AzuraCast, Icecast and other servers', () => {
  const world = setWorld();

  /** Starts a server with a current track. */
  async function open(kind: OtherKind, options: object = {}): Promise<OtherServer> {
    const server = await world.other(kind, options);
    await server.play({ title: 'Glass', artist: 'Ada Winter', length: 200 });
    return server;
  }

  async function show<E extends LitElement>(
    tag: string,
    { url }: { url: string },
    source: string,
    attributes: Record<string, string> = {},
  ): Promise<E> {
    const around = await fixture(html`<onair-station base-url=${url} source=${source}></onair-station>`);
    const element = document.createElement(tag) as E;
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    around.append(element);
    return element;
  }

  /** The message that an element shows instead of its data. */
  const untilSaid = (element: Element, sentence: string, name = 'message'): Promise<void> =>
    until(() => texts(element, name).includes(sentence), sentence);
  const time = (element: Element): string => text(element, 'time') ?? '';

  it('show the progress only if start times are known', async () => {
    const dated = await show('onair-now-playing', await open('azuracast'), 'azuracast');
    await untilText(dated, 'title', 'Glass');
    expect(part(dated, 'progress')!.hidden).to.equal(false);
    expect(time(dated)).to.match(/^0:\d\d \/ 3:20$/);

    const undated = await show('onair-now-playing', await open('icecast'), 'icecast');
    await untilText(undated, 'title', 'Glass');
    // A title without a length isn't a live set.
    expect(text(undated, 'state')).to.equal('On air');
    expect(part(undated, 'progress')!.hidden).to.equal(true);
    expect(time(undated)).to.equal('');
  });

  it("show LibreTime's station logo for a missing cover", async () => {
    const server = await open('libretime', { hasArtwork: false });
    const picture = (element: Element): string | undefined =>
      part(element, 'cover')?.querySelector('img')?.src;
    const card = await show('onair-now-playing', server, 'libretime');
    await untilText(card, 'title', 'Glass');
    await until(() => picture(card) === `${server.url}/api/station-logo`, 'the logo');
    const own = 'https://site.example/own.png';
    const other = await show('onair-now-playing', server, 'libretime', { art: own });
    await untilText(other, 'title', 'Glass');
    expect(picture(other)).to.equal(own);
    const none = await show('onair-now-playing', server, 'libretime', { covers: 'none' });
    await untilText(none, 'title', 'Glass');
    expect(picture(none)).to.equal(undefined);
  });

  it('can select a station by its port', async () => {
    const server = await open('sonicpanel', { hasCors: true });
    const card = await show('onair-now-playing', server, 'sonicpanel', { station: '8042' });
    await untilText(card, 'title', 'Glass');
    expect(text(card, 'artist')).to.equal('Ada Winter');
  });

  it('show tracks from a mapped JSON response', async () => {
    const server = await world.other('json');
    await server.play({ title: 'Glass', artist: 'Ada Winter', length: 200, at: Date.now() - 200_000 });
    await server.play({ title: 'Harbour lights', artist: 'The Tides', length: 60 });
    const response = { url: `${server.url}/now.php?station=meridian` };
    const map =
      'title: now.song.name, artist: now.song.by, start: now.began, length: now.seconds, history: before, ' +
      'station: station.title, on-air: online';
    const card = await show('onair-now-playing', response, 'json', { map });
    await untilText(card, 'title', 'Harbour lights');
    expect(text(card, 'artist')).to.equal('The Tides');
    expect(time(card)).to.match(/^0:\d\d \/ 1:00$/);
    const history = await show('onair-history', response, 'json', { map });
    await until(() => texts(history, 'title')[0] === 'Glass', 'the play before');
    expect(part(history, 'message')).to.equal(null);
    await server.silence();
    // The page requests the data again when the play should end.
    await world.pass(80_000);
    expect(card.getAttribute('status')).to.equal('empty');
  });

  it('show when the page started to collect plays', async () => {
    const azuracast = await open('azuracast');
    await azuracast.play({ title: 'Harbour lights', artist: 'The Tides' });
    const recent = await show('onair-history', azuracast, 'azuracast');
    await until(() => texts(recent, 'title')[0] === 'Glass', 'the play before');
    expect(part(recent, 'message')).to.equal(null);

    const seen = await show('onair-history', await open('icecast'), 'icecast', { 'include-current': '' });
    const since = /^This station’s server reports only the current track\. History since \d\d:\d\d\.$/;
    await until(() => since.test(text(seen, 'message') ?? ''), 'since when');
    expect(texts(seen, 'title')[0]).to.equal('Glass');
  });

  it("explain a missing history in the page's language", async () => {
    const seen = await show('onair-history', await open('icecast'), 'icecast', { lang: 'de' });
    await until(
      () => /^Der Server dieses Senders sagt nur, was gerade läuft\./.test(text(seen, 'message') ?? ''),
      'the sentence',
    );
  });

  it('offer a search only if the history is complete', async () => {
    const panel = await world.panel();
    const searched = await show('onair-history', panel, 'auto', { search: '' });
    await until(() => !!part(searched, 'find'), 'the search');

    const recent = await show('onair-history', await open('azuracast'), 'azuracast', { search: '' });
    await untilSaid(recent, untold('provide a history to search'), 'answer');
    expect(part(recent, 'find')).to.equal(null);
    expect(part(recent, 'earlier')).to.equal(null);
  });

  it('show only a heart if the server has no votes', async () => {
    const button = (element: Element, name: string): HTMLButtonElement | null => {
      const vote = element.localName === 'onair-vote' ? element : part(element, 'vote');
      return (vote?.shadowRoot && (part(vote, name) as HTMLButtonElement | null)) ?? null;
    };
    const panel = await world.panel();
    const voted = await show('onair-now-playing', panel, 'auto', { vote: '' });
    await until(() => !!button(voted, 'dislike'), 'the buttons');

    for (const kind of ['azuracast', 'icecast'] as const) {
      const other = await open(kind);
      for (const [tag, attributes] of [
        ['onair-now-playing', { vote: '' }],
        ['onair-history', { vote: '', 'include-current': '' }],
        ['onair-player', { vote: '', layout: 'card' }],
        ['onair-vote', {}],
      ] as const) {
        const element = await show(tag, other, kind, attributes);
        await until(() => button(element, 'like')?.disabled === false, `${kind}: the heart of ${tag}`);
        expect(button(element, 'dislike'), tag).to.equal(null);
        const wasPressed = button(element, 'like')!.ariaPressed;
        button(element, 'like')!.click();
        // The vote buttons of all elements share their state, so each press toggles it.
        await until(() => button(element, 'like')!.ariaPressed !== wasPressed, 'another state');
      }
    }
  });

  it('show the schedule if the server provides one', async () => {
    const now = Date.now();
    for (const kind of ['azuracast', 'libretime'] as const) {
      const received = await open(kind);
      await received.show({ name: 'Harbour hour', from: now - HOUR, to: now + HOUR });
      const week = await show('onair-schedule', received, kind, { view: 'now' });
      await until(() => /Harbour hour/.test(week.shadowRoot!.textContent), 'the show on air');
    }
    const none = await show('onair-schedule', await open('icecast'), 'icecast');
    await untilSaid(none, untold('provide a schedule'));
    await untilStatus(none, 'failed');
  });

  it('enable the play button', async () => {
    for (const kind of ['azuracast', 'libretime', 'icecast'] as const) {
      const player = await show('onair-player', await open(kind), kind);
      await untilStatus(player, 'ready');
      expect((part(player, 'play') as HTMLButtonElement).disabled).to.equal(false);
    }
  });

  it('list podcasts if the server provides them', async () => {
    const podcasts = [{ id: 'a', title: 'Stories', is_published: true, is_enabled: true }];
    const listed = await show('onair-podcasts', await open('azuracast', { podcasts }), 'azuracast');
    await untilText(listed, 'title', 'Stories');

    const none = await show('onair-podcasts', await open('libretime'), 'libretime');
    await untilSaid(none, untold('provide podcasts'));
  });

  it('show that the station is off air', async () => {
    const server = await open('azuracast');
    await server.play({ title: 'Harbour lights', artist: 'The Tides', length: 3 });
    const card = await show('onair-now-playing', server, 'azuracast');
    await untilText(card, 'title', 'Harbour lights');
    await server.silence();
    // The page requests the data again when the play should end.
    await world.pass(10_000);
    expect(card.getAttribute('status')).to.equal('empty');
  });

  it("show the station's name during an untitled track", async () => {
    const server = await open('icecast');
    const card = await show('onair-now-playing', server, 'icecast');
    const wall = await show('onair-now-playing', server, 'icecast', { layout: 'wall' });
    const history = await show('onair-history', server, 'icecast');
    await untilText(card, 'title', 'Glass');
    const events: unknown[] = [];
    card.addEventListener('onair-track', ({ detail: { track, previous } }: CustomEventInit) =>
      events.push([track, previous.title]),
    );
    await server.play({ title: '' });
    await world.pass(20_000);
    await untilText(card, 'title', 'Test Radio');
    expect(text(card, 'state')).to.equal('On air');
    expect(text(card, 'artist')).to.equal('');
    expect(card.getAttribute('status')).to.equal('ready');
    await untilText(wall, 'title', 'Test Radio');
    await until(() => texts(history, 'title')[0] === 'Glass', 'the old track in the history');
    expect(events).to.deep.equal([[null, 'Glass']]);
  });

  it('show "On air" if no name is known', async () => {
    const server = await world.other('icecast', { name: '' });
    await server.play({ title: '' });
    for (const layout of ['card', 'line', 'wall']) {
      const element = await show('onair-now-playing', server, 'icecast', { layout });
      await untilText(element, 'title', 'On air');
      expect(part(element, 'message')).to.equal(null);
    }
  });

  it('read the station from the script tag', async () => {
    const script = document.createElement('script');
    script.dataset.onair = '';
    Object.assign(script.dataset, { baseUrl: (await open('icecast', { mounts: ['/a', '/b'] })).url });
    Object.assign(script.dataset, { source: 'icecast', station: '/b' });
    document.body.append(script);
    const player = await fixture<LitElement>(html`<onair-player></onair-player>`);
    await untilStatus(player, 'ready');
    expect(player.shadowRoot!.innerHTML).to.not.contain('/a');
    script.remove();
  });
});
