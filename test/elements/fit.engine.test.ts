/** Texts and touch targets in every font that a page may use. */
import { expect } from '@open-wc/testing';
import '../../src/elements/history/define.js';
import '../../src/elements/player/define.js';
import '../../src/elements/podcasts/define.js';
import '../../src/elements/schedule/define.js';
import { setWorld } from '../kit/page-world.js';
import { FONTS, setFonts } from './fonts.js';
import { cutLetters } from './ink.js';
import { longTexts } from './long-texts.js';
import { emptyPlace, part, record, untilStatus, untilText } from './shown.js';

describe('text rendering', () => {
  const { serveLists } = setWorld();
  setFonts();
  let url: string;
  beforeEach(() => {
    url = serveLists(longTexts());
  });

  for (const font of FONTS) {
    for (const [tag, attributes, width] of [
      ['onair-history', 'vote search', 700],
      ['onair-history', '', 280],
      ['onair-schedule', 'calendar', 1200],
      ['onair-schedule', 'view="day"', 390],
      ['onair-schedule', 'view="now"', 280],
      ['onair-podcasts', 'episodes', 1200],
      ['onair-podcasts', 'layout="grid" episodes', 280],
    ] as const) {
      it(`${font}: doesn't clip letters in <${tag} ${attributes}>`, async () => {
        const place = emptyPlace();
        place.style.cssText = `width: ${width}px; font: 16px '${font}'`;
        place.innerHTML = `<${tag} base-url="${url}" ${attributes}></${tag}>`;
        const element = place.firstElementChild!;
        await untilStatus(element, 'ready');
        expect(cutLetters(element)).to.deep.equal([]);
        for (const link of element.shadowRoot!.querySelectorAll('[part=links] :is(a, button)')) {
          const { height } = link.getBoundingClientRect();
          // Skip links in a closed menu.
          if (link.checkVisibility()) expect(height, link.textContent.trim()).to.be.at.least(44);
        }
      });
    }
  }

  for (const tag of [
    'onair-history include-current',
    'onair-history vote',
    'onair-player',
    'onair-player layout="card"',
    'onair-player layout="mini"',
  ]) {
    it(`doesn't clip italics in ${tag}`, async () => {
      const [title, ts] = ['Jƒ', Date.now()];
      const songs = [2, 1].map((id) => record({ id, title, author: title, ts: ts - 600_000 * (2 - id) }));
      const channels = [{ id: 1, name: title, stream_url: 'http://localhost/none' }];
      const base = serveLists({ history: songs, channels });
      const place = emptyPlace();
      place.innerHTML = `<${tag} base-url="${base}"></${tag.split(' ')[0]!}>`;
      const element = place.firstElementChild!;
      await untilText(element, 'title', title);
      for (const name of ['title', 'artist']) {
        const words = part(element, name)!;
        const letters = document.createRange();
        letters.selectNodeContents(words);
        const { left } = letters.getBoundingClientRect();
        for (let box: Element | null = words; box; box = box.parentElement) {
          if (getComputedStyle(box).overflowX === 'visible') continue;
          const room = left - box.getBoundingClientRect().left;
          expect(room, `${name} in ${box.className || box.part.value}`).to.be.at.least(3);
        }
      }
    });
  }
});
