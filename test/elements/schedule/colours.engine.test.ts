import { expect } from '@open-wc/testing';
import { measureTexts } from '../../shots/contrast.js';
import { emptyPlace, untilStatus } from '../shown.js';
import { serve, setUp, show } from './fixture.js';

/** Minimum contrast of small text at level AA of WCAG. */
const MIN_CONTRAST = 4.5;
/** Length of a show. Enough shows of this length fill the week. */
const SHOW_MINUTES = 36;

const PAGES = {
  white: 'color-scheme: light; background: #fff; color: #1a1a1a',
  'nearly white': 'color-scheme: light; background: #f6f4ef; color: #23262d',
  'nearly black': 'color-scheme: dark; background: #14161b; color: #e4e7ec',
  black: 'color-scheme: dark; background: #000; color: #eee',
};

/** Returns greys, all hues in three shades, some transparent colours, and pseudo-random ones. */
function colours(count: number): string[] {
  const hex = (...parts: number[]): string =>
    '#' + parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('');
  const greys = Array.from({ length: 16 }, (_, step) => hex(step * 17, step * 17, step * 17));
  const hues = Array.from({ length: 24 }, (_, step) => {
    const wave = (shift: number): number =>
      255 * Math.min(1, Math.max(0, Math.abs(((step / 4 + shift) % 6) - 3) - 1));
    const pure = [wave(0), wave(4), wave(2)];
    return [hex(...pure), hex(...pure.map((part) => part / 3)), hex(...pure.map((part) => 170 + part / 3))];
  }).flat();
  const found = [...greys, ...hues, '#fff8', '#0008', '#ffff0080', '#f0f1', '#00f'];
  let seed = 20261121;
  const next = (): number => (seed = (seed * 48_271) % 2_147_483_647) % 256;
  while (found.length < count) found.push(hex(next(), next(), next()));
  return found;
}

describe('text on coloured shows', () => {
  setUp();

  for (const [name, style] of Object.entries(PAGES)) {
    it(`is readable on a ${name} page`, async () => {
      const monday = Date.parse('2026-11-22T23:00Z') / 1000;
      const shows = colours((7 * 24 * 60) / SHOW_MINUTES).map((color, index) => {
        const start_ts = monday + index * SHOW_MINUTES * 60;
        const name = color;
        return {
          ...show(name, '26 10:00', '26 11:00', { color }),
          start_ts,
          end_ts: start_ts + SHOW_MINUTES * 60,
        };
      });
      const url = serve(shows);
      const place = emptyPlace();
      const around = document.documentElement.style.cssText;
      document.documentElement.style.cssText = style;
      place.style.cssText = `${style}; width: 1200px`;
      try {
        place.innerHTML = `<section><h2>shows</h2><onair-schedule base-url="${url}" view="week"></onair-schedule></section>`;
        await untilStatus(place.querySelector('onair-schedule')!, 'ready');
        const texts = measureTexts().filter(({ where }) => /show/.test(where));
        expect(texts.length).to.be.above(500);
        const faint = texts.filter(({ ratio }) => !(ratio >= MIN_CONTRAST));
        expect(
          faint.map(({ where, words, ratio }) => `${where}: ${words} ${ratio.toFixed(2)}`),
        ).to.deep.equal([]);
      } finally {
        document.documentElement.style.cssText = around;
      }
    });
  }
});
