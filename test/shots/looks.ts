/** Lists the pictures to take: sheets, pages, and widths of the window. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { PRINT_WIDTH, printed } from './printed.js';
import type { Sheet } from './sheet.js';
import { readSheets } from './sheets.js';
import { SCREENS, walls } from './wall.js';

export const LOOKS = ['light', 'dark', 'forced', 'rtl', 'large'] as const;
export type Look = (typeof LOOKS)[number];

/** Widths of the window in CSS pixels: a narrow column, phones, a tablet, a screen. */
const WIDTHS = [240, 280, 390, 768, 1280] as const;
/** Layouts don't change above 800 px, so this width is skipped for forced colours and right-to-left. */
const WIDE = 1920;
/** With text of twice the size, 280 px corresponds to a column of 140 px, and 1280 px to 640 px. */
const LARGE_WIDTHS = [280, 390, 768, 1280] as const;

/** The pictures that every run of the gate compares. */
const GATE = /-(390-[a-z]+|1280-light|print)$|^wall-(1280-[a-z]+|1080-light)$/;

/** A picture of a page. */
export interface Shot {
  /** Element, width and look, such as `now-playing-390-dark`. */
  name: string;
  /** Width of the window in CSS pixels. */
  width: number;
  prepare?(page: Page): Promise<unknown>;
}

/** A page with one sheet, and its pictures. */
export interface Series {
  name: string;
  sheet: Sheet;
  look: Look;
  shots: readonly Shot[];
}

export async function readSeries(): Promise<Series[]> {
  const sheets = (await readSheets()).flatMap(([element, sheet]) =>
    LOOKS.map((look) => ({ name: `${element}, ${look}`, sheet, look, shots: shotsOf(element, look) })),
  );
  // The text of a wall is sized by the screen, so large text isn't tested.
  const screens = LOOKS.filter((look) => look !== 'large').map((look) => ({
    ...{ name: `wall, ${look}`, sheet: walls, look },
    shots: SCREENS.map(([width, height]) => ({
      ...{ name: `wall-${width}-${look}`, width },
      // Each state fills the height of the screen.
      prepare: (page: Page) =>
        page.addStyleTag({
          content: `section { padding: 0 !important } onair-now-playing { height: ${height}px !important }`,
        }),
    })),
  }));
  const paper: Series = {
    ...{ name: 'schedule, printed', sheet: printed, look: 'light' },
    shots: [
      {
        ...{ name: `schedule-${PRINT_WIDTH}-print`, width: PRINT_WIDTH },
        prepare: (page) => page.emulateMedia({ media: 'print' }),
      },
    ],
  };
  return [...sheets, ...screens, paper];
}

export function isInGate({ name }: Shot): boolean {
  return GATE.test(name);
}

function shotsOf(element: string, look: Look): Shot[] {
  return widthsOf(look).map((width) => ({ name: `${element}-${width}-${look}`, width }));
}

function widthsOf(look: Look): readonly number[] {
  if (look === 'large') return LARGE_WIDTHS;
  return look === 'light' || look === 'dark' ? [...WIDTHS, WIDE] : WIDTHS;
}

/** Returns the browser's preferences. Reduced motion makes pictures independent of the time. */
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

/**
 * Returns a typical page of a station with all states. Arabic is shown from right to left. The site serves the font, so that texts have
 * the same width on every machine.
 */
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
