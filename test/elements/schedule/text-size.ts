/** The schedule with text twice as large. */
import { expect } from '@open-wc/testing';
import { FONTS, USUAL } from '../fonts.js';
import { cutLetters } from '../ink.js';
import { all, isSeen, show, showing, usual, type Shows } from './fixture.js';

const LONG = 'From the harbour, with everybody who was there';
const shows: Shows = [
  ...usual,
  ...[23, 24, 25, 26, 27].map((day) => show(LONG, `${day} 13:00`, `${day} 16:00`)),
];
const TEXTS =
  '[part=show-name], [part=show-time], [part=when], [part=range], [part~=tab] > *, [part=day] > *, [part=today]';

/** Returns the boxes of an element's visible lines, without lines that its block or a scrolling ancestor cuts off. */
function visibleLines(element: HTMLElement): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(element);
  const clips = ['[part~=show]', '.column'].flatMap(
    (each) => element.closest(each)?.getBoundingClientRect() ?? [],
  );
  const days = element.closest('.days')?.getBoundingClientRect();
  return [...range.getClientRects()].filter(
    (line) =>
      clips.every(
        ({ top, right, bottom, left }) =>
          line.top >= top - 1 && line.bottom <= bottom + 1 && line.left < right && line.right > left,
      ) &&
      (!days || (line.left >= days.left - 1 && line.right <= days.right + 1)),
  );
}

/** `tolerance` is the share of a box that may overlap, since line boxes are higher than their letters. */
function overlap(a: DOMRect, b: DOMRect, tolerance: number): boolean {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return across > 1 && down > tolerance * Math.min(a.height, b.height);
}

const VIEWS = [
  ['auto', 280],
  ['auto', 390],
  ['auto', 768],
  ['auto', 1280],
  ['auto', 1700],
  ['day', 320],
  ['day', 390],
  ['now', 280],
  ['week', 1280],
] as const;
const PAGES = [
  ['en', 'ltr', USUAL],
  ['de', 'ltr', USUAL],
  ['en-US', 'rtl', USUAL],
  ...FONTS.slice(1).map((font) => ['en', 'ltr', font] as const),
] as const;
type View = (typeof VIEWS)[number];
type PageLook = (typeof PAGES)[number];

/** In each engine, each view is tested on one of the pages. In Chromium, each view is tested on all pages. */
const isInAllEngines = (view: View, page: PageLook): boolean =>
  page === PAGES[VIEWS.indexOf(view) % PAGES.length];

/** Defines the tests that run in all engines, or those that run only in Chromium. */
export function testTextSizes({ inAllEngines }: { inAllEngines: boolean }): void {
  for (const view of VIEWS)
    for (const page of PAGES) if (isInAllEngines(view, page) === inAllEngines) testTextSize(view, page);
}

function testTextSize([view, width]: View, [lang, dir, font]: PageLook): void {
  it(`doesn't clip the ${view}: ${width} pixels, ${lang}, ${dir}, ${font}`, async () => {
    const attributes = `view="${view}" lang="${lang}" dir="${dir}" time-zone="station"`;
    const element = await showing(shows, attributes, width, `font: 32px '${font}'`);
    const host = element.getBoundingClientRect();
    // In a narrow row, "Next" is visible only to screen readers.
    const isDrawn = (each: Element): boolean => getComputedStyle(each).clipPath === 'none';
    const texts = all(element, TEXTS).filter((each) => isSeen(each) && isDrawn(each));
    expect(texts.length).to.be.above(7);
    expect(cutLetters(element)).to.deep.equal([]);
    const seen: [HTMLElement, DOMRect][] = [];
    for (const text of texts) {
      const words = text.textContent.trim();
      const block = text.closest('[part~=show], [part~=tab]') ?? element;
      const { left, right } = block.getBoundingClientRect();
      for (const line of visibleLines(text)) {
        expect(line.left, words).to.be.at.least(left - 1);
        expect(line.right, words).to.be.at.most(right + (block === element ? 16 : 1));
        expect(line.right, words).to.be.at.most(host.right + 16);
        for (const [other, box] of seen) {
          const where = JSON.stringify([other.textContent.trim(), box, words, line]);
          expect(other !== text && overlap(box, line, font === 'Amiri' ? 0.5 : 0.35), where).to.equal(false);
        }
        seen.push([text, line]);
      }
      // Line boxes are higher than their letters.
      if (text.matches('p')) expect(text.scrollHeight, words).to.be.below(text.clientHeight + 16);
    }
  });
}
