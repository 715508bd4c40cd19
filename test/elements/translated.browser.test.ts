/** Translators replace text nodes with elements that contain the translation. Some ignore `translate="no"`. */
import { expect, fixture, html } from '@open-wc/testing';
import '../../src/elements/now-playing/define.js';
import '../../src/elements/history/define.js';
import '../../src/elements/player/define.js';
import { setWorld } from '../kit/page-world.js';
import { part, text, until, untilText } from './shown.js';

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
    it(`shows the title and the artist of the next track in ${name}`, async () => {
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
});
