/** Where the elements are looked at: the widths of the window, and the pages around them. */
import type { BrowserContextOptions } from 'playwright-core';

export const LOOKS = ['light', 'dark', 'forced', 'rtl', 'large'] as const;
export type Look = (typeof LOOKS)[number];

/** Of the window, CSS pixels: a narrow side column, telephones, a tablet, a screen. */
const WIDTHS = [240, 280, 390, 768, 1280] as const;
/** No form turns above 800, so that a very wide page has nothing new in other colours, or from right to left. */
const WIDE = 1920;
/** Text of twice the size has half the room: 280 is the 140 of a narrow side column, and above 1280 comes what smaller text has at 768. */
const LARGE_WIDTHS = [280, 390, 768, 1280] as const;

export function widthsOf(look: Look): readonly number[] {
  if (look === 'large') return LARGE_WIDTHS;
  return look === 'light' || look === 'dark' ? [...WIDTHS, WIDE] : WIDTHS;
}

/** What the browser prefers. Nothing moves: a picture has no time in it. */
export function preferences(look: Look): BrowserContextOptions {
  return {
    colorScheme: look === 'dark' ? 'dark' : 'light',
    forcedColors: look === 'forced' ? 'active' : 'none',
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
  };
}

/** A page as a station might have it, with its states below each other, in Arabic from right to left. Its font comes with it: letters are as wide on every machine. */
export function pageAround(
  look: Look,
  states: readonly { name: string; markup: string }[],
  lang = look === 'rtl' ? 'ar' : 'en',
): string {
  const [ink, paper] = look === 'dark' ? ['#e4e7ec', '#14161b'] : ['#23262d', '#fff'];
  return `<!doctype html>
    <html lang="${lang}"${lang === 'ar' ? ' dir="rtl"' : ''}>
    <meta charset="utf-8">
    <style>
      :root { color-scheme: ${look === 'dark' ? 'dark' : 'light'}; color: ${ink}; background: ${paper} }
      html { font-size: ${look === 'large' ? '200%' : '100%'} }
      @font-face { font-family: 'Test Sans'; src: url(/DejaVuSans.ttf) }
      @font-face { font-family: 'Test Sans'; font-weight: bold; src: url(/DejaVuSans-Bold.ttf) }
      body { margin: 0; font: 1rem/1.5 'Test Sans' }
      section { padding: 8px 12px 20px; overflow: hidden }
      h2 { margin: 0 0 8px; font-size: 11px; font-weight: 400; direction: ltr }
    </style>
    <script type="module" src="/onair.js"></script>
    ${states.map(({ name, markup }) => `<section><h2>${name}</h2>${markup}</section>`).join('\n')}
    </html>`;
}
