/** Letters of twice the size: nothing is cut off at the side, and nothing stands on anything else. */
import { expect } from '@open-wc/testing';
import { FONTS, setFonts, USUAL } from '../fonts.js';
import { cutLetters } from '../ink.js';
import { all, isSeen, setUp, show, showing, usual, type Shows } from './fixture.js';

const LONG = 'From the harbour, with everybody who was there';
const shows: Shows = [
  ...usual,
  ...[23, 24, 25, 26, 27].map((day) => show(LONG, `${day} 13:00`, `${day} 16:00`)),
];
const TEXTS =
  '[part=show-name], [part=show-time], [part=when], [part=range], [part~=tab] > *, [part=day] > *, [part=today]';

/** Where the lines of an element's text are seen: what its block cuts off is not, nor what is further down in a day, or further on in a week that scrolls. */
function lines(element: HTMLElement): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(element);
  const around = ['[part~=show]', '.column'].flatMap(
    (each) => element.closest(each)?.getBoundingClientRect() ?? [],
  );
  const days = element.closest('.days')?.getBoundingClientRect();
  return [...range.getClientRects()].filter(
    (line) =>
      around.every(
        ({ top, right, bottom, left }) =>
          line.top >= top - 1 && line.bottom <= bottom + 1 && line.left < right && line.right > left,
      ) &&
      (!days || (line.left >= days.left - 1 && line.right <= days.right + 1)),
  );
}

/** `over`: how much of a box may lie in another, since the boxes of lines are higher than their letters. */
function overlap(a: DOMRect, b: DOMRect, over: number): boolean {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return across > 1 && down > over * Math.min(a.height, b.height);
}

describe('<onair-schedule> in letters of 200 %', () => {
  setUp();
  setFonts();

  for (const [view, width] of [
    ['auto', 280],
    ['auto', 390],
    ['auto', 768],
    ['auto', 1280],
    ['auto', 1700],
    ['day', 320],
    ['day', 390],
    ['now', 280],
    ['week', 1280],
  ] as const) {
    for (const [lang, dir, font] of [
      ['en', 'ltr', USUAL],
      ['de', 'ltr', USUAL],
      ['en-US', 'rtl', USUAL],
      ...FONTS.slice(1).map((font) => ['en', 'ltr', font] as const),
    ] as const) {
      it(`is whole as ${view}, ${width} pixels wide, in ${lang}, ${dir}, in ${font}`, async () => {
        const attributes = `view="${view}" lang="${lang}" dir="${dir}" time-zone="station"`;
        const element = await showing(shows, attributes, width, `font: 32px '${font}'`);
        const host = element.getBoundingClientRect();
        // Where a row has no room for it, "Next" is for screen readers alone.
        const isDrawn = (each: Element): boolean => getComputedStyle(each).clipPath === 'none';
        const texts = all(element, TEXTS).filter((each) => isSeen(each) && isDrawn(each));
        expect(texts.length).to.be.above(7);
        expect(cutLetters(element)).to.deep.equal([]);
        const seen: [HTMLElement, DOMRect][] = [];
        for (const text of texts) {
          const words = text.textContent.trim();
          const block = text.closest('[part~=show], [part~=tab]') ?? element;
          const { left, right } = block.getBoundingClientRect();
          for (const line of lines(text)) {
            expect(line.left, words).to.be.at.least(left - 1);
            expect(line.right, words).to.be.at.most(right + (block === element ? 16 : 1));
            expect(line.right, words).to.be.at.most(host.right + 16);
            for (const [other, box] of seen) {
              const where = JSON.stringify([other.textContent.trim(), box, words, line]);
              expect(other !== text && overlap(box, line, font === 'Amiri' ? 0.5 : 0.35), where).to.equal(
                false,
              );
            }
            seen.push([text, line]);
          }
          // The boxes of lines are higher than their letters.
          if (text.matches('p')) expect(text.scrollHeight, words).to.be.below(text.clientHeight + 16);
        }
      });
    }
  }
});
