/** Translators replace text nodes with elements that contain the translation. Some ignore `translate="no"`. */
import { expect, fixture, html } from '@open-wc/testing';
import '../../src/elements/now-playing/define.js';
import '../../src/elements/history/define.js';
import '../../src/elements/player/define.js';
import '../../src/elements/schedule/define.js';
import { setWorld } from '../kit/page-world.js';
import { part, record, text, until, untilText } from './shown.js';

function translate(root: ShadowRoot): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  for (const node of nodes) {
    if (!node.data.trim() || node.parentElement!.closest('style')) continue;
    const font = document.createElement('font');
    font.textContent = `übersetzt: ${node.data}`;
    node.replaceWith(font);
  }
}

describe('a translated page', () => {
  const world = setWorld();

  for (const [name, markup] of [
    ['the card', html`<onair-now-playing></onair-now-playing>`],
    ['the line', html`<onair-now-playing layout="line"></onair-now-playing>`],
    ['the wall', html`<onair-now-playing layout="wall"></onair-now-playing>`],
    ['the player', html`<onair-player></onair-player>`],
    ['the history', html`<onair-history include-current></onair-history>`],
  ] as const) {
    it(`updates the track in ${name}`, async () => {
      const panel = await world.panel();
      await panel.play({ title: 'Glass', author: 'Ada Winter', length: 60_000 });
      const element = await fixture<HTMLElement>(markup);
      element.setAttribute('base-url', panel.url);
      await untilText(element, 'title', 'Glass');
      for (const each of ['title', 'artist']) {
        expect(part(element, each)!.closest('[translate=no]'), each).not.to.equal(null);
      }
      translate(element.shadowRoot!);
      expect(text(element, 'title')).to.contain('übersetzt: Glass');
      await world.pass(60_000);
      await panel.play({ title: 'Paper Boats', author: 'Ben Reed', length: 600_000 });
      // The page gets an event, or polls.
      await world.pass(150_000);
      await until(() => text(element, 'title') === 'Paper Boats', 'the next title');
      expect(text(element, 'artist')).to.equal('Ben Reed');
    });
  }

  const NAMES = [
    'Glass',
    'Ada Winter',
    'DJ Ana',
    'Radio Meridian',
    'Morning Coffee',
    'Evening Post',
    'Teo Bassani',
  ];

  /** Returns the texts with a name that a translator would change, and the names found at all. */
  function namesIn(root: ShadowRoot): { translated: string[]; found: Set<string> } {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const translated: string[] = [];
    const found = new Set<string>();
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text;
      const names = parentElement?.closest('style') ? [] : NAMES.filter((name) => data.includes(name));
      for (const name of names) found.add(name);
      if (names.length && parentElement?.closest('[translate]')?.getAttribute('translate') !== 'no') {
        translated.push(data);
      }
    }
    return { translated, found };
  }

  let profiles: HTMLScriptElement;
  before(() => {
    profiles = document.createElement('script');
    profiles.type = 'application/json';
    profiles.dataset.onairShows = '';
    profiles.textContent = JSON.stringify({ 'Morning Coffee': { host: 'Teo Bassani' } });
    document.body.append(profiles);
  });
  after(() => profiles.remove());

  for (const [name, markup, history, expected] of [
    ['a card', html`<onair-now-playing></onair-now-playing>`, true, 'Evening Post'],
    ['a card about a show', html`<onair-now-playing></onair-now-playing>`, false, 'Morning Coffee'],
    [
      'a line about a show',
      html`<onair-now-playing layout="line"></onair-now-playing>`,
      false,
      'Morning Coffee',
    ],
    ['a wall', html`<onair-now-playing layout="wall"></onair-now-playing>`, true, 'Evening Post'],
    ['a player as a card', html`<onair-player layout="card"></onair-player>`, true, 'Evening Post'],
    ['a player as a bar', html`<onair-player layout="bar"></onair-player>`, true, 'Morning Coffee'],
    ['the schedule', html`<onair-schedule></onair-schedule>`, true, 'Teo Bassani'],
  ] as const) {
    it(`keeps names untranslated in ${name}`, async () => {
      const start = Math.floor(Date.now() / 1000) - 1800;
      const play = record({ ts: Date.now(), title: 'Glass', dj_name: 'DJ Ana', length: 600_000 });
      const baseUrl = world.serveLists({
        history: history ? [play] : [],
        servers: [{ id: 1, name: 'Radio Meridian' }],
        channels: [
          { id: 1, name: 'Radio Meridian', stream_url: 'http://127.0.0.1:9/a', secure_stream_url: null },
        ],
        grid: ['Morning Coffee', 'Evening Post'].map((show, place) => ({
          id: place + 1,
          name: show,
          timezone: 'Europe/Berlin',
          start_ts: start + place * 3600,
          end_ts: start + (place + 1) * 3600,
        })),
      });
      const element = await fixture<HTMLElement>(markup);
      element.setAttribute('base-url', baseUrl);
      const root = element.shadowRoot!;
      await until(() => namesIn(root).found.has(expected), expected);
      if (history && element.localName !== 'onair-schedule') {
        await until(() => namesIn(root).found.has('Glass'), 'the track');
      }
      expect(namesIn(root).translated).to.deep.equal([]);
    });
  }

  it('updates the next show in a translated sentence', async () => {
    const start = Math.floor(Date.now() / 1000) - 1800;
    const baseUrl = world.serveLists({
      history: [],
      servers: [],
      grid: ['Morning Coffee', 'Evening Post', 'Night Train'].map((show, place) => ({
        id: place + 1,
        name: show,
        timezone: 'Europe/Berlin',
        start_ts: start + place * 3600,
        end_ts: start + (place + 1) * 3600,
      })),
    });
    const element = await fixture<HTMLElement>(html`<onair-now-playing></onair-now-playing>`);
    element.setAttribute('base-url', baseUrl);
    await until(() => !!text(element, 'next')?.includes('Evening Post'), 'the next show');
    translate(element.shadowRoot!);
    await world.pass(3_600_000);
    await until(() => !!text(element, 'next')?.includes('Night Train'), 'the show after the next');
    expect(text(element, 'next')).not.to.contain('Evening Post');
  });
});
