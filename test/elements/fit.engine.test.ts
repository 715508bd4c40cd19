/** Texts, buttons and touch targets in every font and language that a page may use. */
import { expect } from '@open-wc/testing';
import '../../src/elements/history/define.js';
import '../../src/elements/player/define.js';
import '../../src/elements/podcasts/define.js';
import '../../src/elements/schedule/define.js';
import { FONTS, setFonts } from './fonts.js';
import { cutLetters } from './ink.js';
import { emptyPlace, part, record, until, untilStatus, untilText } from './shown.js';
import { setStations } from './stations.js';

const HOUR = 3600;
/** Tall letters and descenders that both fonts have. */
const WORDS = 'Ångström Ýþğįẽ: jäypq';
const LONG = `${WORDS}, ${WORDS}, ${WORDS}, ${WORDS}`;

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

describe('text rendering', () => {
  const { serveLists } = setStations();
  setFonts();
  let url: string;
  beforeEach(async () => {
    const now = Math.floor(Date.now() / 1000);
    const hour = now - (now % HOUR);
    url = await serveLists({
      history: [
        ...[0, 1, 2].map((place) =>
          record({ id: 9 - place, title: WORDS, author: LONG, ts: Date.now() - 60_000 * (1 + 4 * place) }),
        ),
        record({ id: 1, title: WORDS, author: WORDS, ts: Date.now() - 50 * 3_600_000 }),
      ],
      podcasts: [1, 2].map((id) => ({
        id,
        title: WORDS,
        description: LONG,
        published: true,
        episodes_count: 3,
        feed_url: 'https://x.example/feed',
        public_page_url: 'https://x.example/',
      })),
      grid: Array.from({ length: 40 }, (_, place) => ({
        ...{
          id: place + 1,
          name: place % 2 ? WORDS : LONG,
          cast_type: 'radioshow',
          timezone: 'Europe/Berlin',
        },
        start_ts: hour + (place - 20) * HOUR,
        end_ts: hour + (place - 19) * HOUR,
      })),
    });
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
      it(`${tag} clips no letters in ${font}, with ${attributes || 'no attributes'} at ${width} pixels`, async () => {
        const place = emptyPlace();
        place.style.cssText = `width: ${width}px; font: 16px '${font}'`;
        place.innerHTML = `<${tag} base-url="${url}" ${attributes}></${tag}>`;
        const element = place.firstElementChild!;
        await untilStatus(element, 'ready');
        expect(cutLetters(element)).to.deep.equal([]);
        for (const link of element.shadowRoot!.querySelectorAll('[part=links] :is(a, button)')) {
          const { height } = link.getBoundingClientRect();
          // The links are in a closed menu.
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
    it(`${tag} doesn't clip letters that overhang their line, such as J and italics`, async () => {
      const [title, ts] = ['Jƒ', Date.now()];
      const songs = [2, 1].map((id) => record({ id, title, author: title, ts: ts - 600_000 * (2 - id) }));
      const channels = [{ id: 1, name: title, stream_url: 'http://localhost/none' }];
      const base = await serveLists({ history: songs, channels });
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

  for (const lang of LANGUAGES) {
    it(`the text of each button stays on one line in ${lang}`, async () => {
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
        // The button and the menu of links are in one row.
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
