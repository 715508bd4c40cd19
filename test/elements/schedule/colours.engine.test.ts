/** Whatever colour a station gives a show: its name and its time can be read on it. */
import { expect } from '@open-wc/testing';
import { measureTexts } from '../../shots/contrast.js';
import { emptyPlace, untilStatus } from '../shown.js';
import { serve, setUp, show } from './fixture.js';

/** What WCAG asks of small letters at level AA. */
const LEAST = 4.5;
/** Minutes that each show lasts: so many fill the week. */
const EACH = 36;

const PAGES = {
  white: 'color-scheme: light; background: #fff; color: #1a1a1a',
  'nearly white, in soft ink': 'color-scheme: light; background: #f6f4ef; color: #23262d',
  'nearly black': 'color-scheme: dark; background: #14161b; color: #e4e7ec',
  black: 'color-scheme: dark; background: #000; color: #eee',
};

/** Black, white, the greys between, each hue in full, dark and pale, some that let through, and others by chance. */
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

describe('texts on the colours of shows', () => {
  setUp();

  for (const [name, style] of Object.entries(PAGES)) {
    it(`stand out at least ${LEAST} to 1 on a page that is ${name}`, async () => {
      const monday = Date.parse('2026-11-22T23:00Z') / 1000;
      const shows = colours((7 * 24 * 60) / EACH).map((color, index) => {
        const start_ts = monday + index * EACH * 60;
        const name = color;
        return { ...show(name, '26 10:00', '26 11:00', { color }), start_ts, end_ts: start_ts + EACH * 60 };
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
        const faint = texts.filter(({ ratio }) => !(ratio >= LEAST));
        expect(
          faint.map(({ where, words, ratio }) => `${where}: ${words} ${ratio.toFixed(2)}`),
        ).to.deep.equal([]);
      } finally {
        document.documentElement.style.cssText = around;
      }
    });
  }
});
