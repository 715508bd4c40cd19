/** Buttons in every language. Their widths depend on the font, which is the same in each engine. */
import { expect } from '@open-wc/testing';
import '../../src/elements/history/define.js';
import '../../src/elements/podcasts/define.js';
import '../../src/elements/schedule/define.js';
import { setWorld } from '../kit/page-world.js';
import { setFonts } from './fonts.js';
import { longTexts } from './long-texts.js';
import { emptyPlace, part, until, untilStatus } from './shown.js';

const LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'ru', 'tr', 'uk', 'ar'];

/** Buttons and links of an element whose text wraps or overflows. */
function wrapped(element: Element): string[] {
  const buttons = [...element.shadowRoot!.querySelectorAll<HTMLElement>('button, a')].filter(
    (each) => each.checkVisibility() && !each.matches('[part~=show], [part~=tab]'),
  );
  const { left, right } = element.getBoundingClientRect();
  return buttons
    .filter((button) => {
      const range = document.createRange();
      range.selectNodeContents(button);
      const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height < 40);
      const feet = lines.map(({ bottom }) => bottom);
      return (
        Math.max(...feet) - Math.min(...feet) > 12 ||
        lines.some((line) => line.left < left - 8 || line.right > right + 8)
      );
    })
    .map((button) => button.textContent.trim());
}

describe('button labels', () => {
  const { serveLists } = setWorld();
  setFonts();
  let url: string;
  beforeEach(() => {
    url = serveLists(longTexts());
  });

  for (const lang of LANGUAGES) {
    it(`fit on one line in ${lang}`, async () => {
      for (const [width, tags] of [
        [
          280,
          ['onair-schedule view="day"', 'onair-schedule', 'onair-history search', 'onair-podcasts episodes'],
        ],
        [358, ['onair-schedule calendar', 'onair-history search', 'onair-podcasts episodes']],
        [900, ['onair-schedule calendar', 'onair-podcasts episodes']],
      ] as const) {
        const place = emptyPlace();
        place.style.width = `${width}px`;
        place.innerHTML = tags
          .map((tag) => `<${tag} base-url="${url}" lang="${lang}"></${tag.split(' ')[0]!}>`)
          .join('');
        const elements = [...place.children];
        for (const element of elements) {
          await untilStatus(element, 'ready');
          await until(() => !!element.shadowRoot!.querySelector(`[lang=${lang}]`), lang);
        }
        await until(
          () =>
            !!part(elements.find(({ localName }) => /history/.test(localName)) ?? place, 'earlier') ||
            width === 900,
          'the search',
        );
        expect(elements.flatMap(wrapped), `${width} pixels`).to.deep.equal([]);
        // The button and the menu of links share a row.
        for (const element of elements) {
          for (const links of element.shadowRoot!.querySelectorAll('[part=podcast] [part=links]')) {
            const tops = [...links.querySelectorAll('button, summary')].map(
              (each) => each.getBoundingClientRect().top,
            );
            expect(new Set(tops).size, `${width} pixels: ${links.textContent}`).to.equal(1);
          }
        }
      }
    });
  }
});
