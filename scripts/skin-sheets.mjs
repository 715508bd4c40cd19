/**
 * Takes one picture per skin and width, `reports/skins/NAME-WIDTH.png`, from a built panel. A picture shows the elements
 * on a light and a dark page. No test compares the pictures, so look at them.
 *   node scripts/skin-sheets.mjs [--dist FOLDER] [--widths 390,768] [SKIN …]
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withFixedPanel } from './fixed-panel.mjs';

const FOLDER = 'reports/skins';
const GAP = 24;
/**
 * The number of elements per column, chosen so that a picture is about as wide as it is high, and the scale
 * of the picture.
 */
const SHEETS = [
  { from: 1000, columns: [11], scale: 0.5 },
  { from: 600, columns: [6, 5], scale: 0.5 },
  { from: 360, columns: [6, 2, 3], scale: 0.75 },
  { from: 0, columns: [5, 2, 2, 2], scale: 0.75 },
];
const GROUNDS = {
  light: 'color-scheme: light; background: #fff; color: #16181d',
  dark: 'color-scheme: dark; background: #111318; color: #eceef2',
};
/** Glass is a skin for pages with a background picture. */
const PICTURES = {
  light: 'background: linear-gradient(160deg, #f7a072, #f4c095 30%, #7fb7be 60%, #1d4e63)',
  dark: 'background: linear-gradient(160deg, #1b1740, #46327a 40%, #b0578d 70%, #142449)',
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    dist: { type: 'string', default: 'dist/onair-panel' },
    widths: { type: 'string', default: '280,390,768,1280,1920' },
  },
});
const widths = values.widths.split(',').map(Number);
const skins = positionals.length
  ? positionals
  : ['quiet', 'bare', 'sleeve', 'glass', 'ink', 'poster', 'neon', 'tape'];

const widgets = (skin) => [
  `<onair-now-playing skin="${skin}" vote="counts"></onair-now-playing>`,
  `<onair-now-playing skin="${skin}" layout="line"></onair-now-playing>`,
  `<onair-player skin="${skin}" vote popup></onair-player>`,
  `<onair-player skin="${skin}" layout="card"></onair-player>`,
  `<onair-player skin="${skin}" layout="mini"></onair-player>`,
  `<onair-history skin="${skin}" limit="3" vote links search></onair-history>`,
  `<onair-schedule skin="${skin}" view="now"></onair-schedule>`,
  `<onair-schedule skin="${skin}" view="day" from-hour="15" to-hour="22"></onair-schedule>`,
  `<onair-podcasts skin="${skin}" limit="2"></onair-podcasts>`,
  `<onair-requests skin="${skin}"></onair-requests>`,
  `<onair-vote skin="${skin}"></onair-vote>`,
];

function sheet(skin, width, columns) {
  const column = (count, index) => {
    const from = columns.slice(0, index).reduce((sum, each) => sum + each, 0);
    return `<div class="column" style="width: ${width}px">${widgets(skin)
      .slice(from, from + count)
      .join('')}</div>`;
  };
  const page = (scheme) => `
    <div class="page" style="${GROUNDS[scheme]}; ${skin === 'glass' ? PICTURES[scheme] : ''}">
      ${columns.map(column).join('')}
    </div>`;
  return `
    <style>
      body { max-width: none; margin: 0; padding: ${GAP}px; background: #888 }
      .sheet, .page { display: flex; align-items: stretch; gap: ${GAP}px; width: max-content }
      .page { padding: ${GAP}px; font: 16px/1.5 system-ui, sans-serif }
      .column { display: grid; grid-template-columns: minmax(0, 1fr); align-content: start; gap: 32px }
    </style>
    <div class="sheet">${Object.keys(GROUNDS).map(page).join('')}</div>`;
}

mkdirSync(FOLDER, { recursive: true });
await withFixedPanel(join(values.dist, 'panel.js'), async (url, newPage) => {
  for (const skin of skins) for (const width of widths) await take(skin, width, url, newPage);
});

async function take(skin, width, url, newPage) {
  const { columns, scale } = SHEETS.find(({ from }) => width >= from);
  const page = await newPage({ viewport: { width: 4000, height: 1000 }, deviceScaleFactor: scale });
  await page.goto(`${url}skins/`);
  // The markup contains only constants and the names of skins.
  await page.evaluate((markup) => (document.body.innerHTML = markup), sheet(skin, width, columns));
  await page.waitForFunction(() => !document.querySelector('[status=loading], :not(:defined)'));
  await page.waitForLoadState('networkidle');
  const { right, bottom } = await page.evaluate(() =>
    document.querySelector('.sheet').getBoundingClientRect().toJSON(),
  );
  await page.setViewportSize({ width: Math.ceil(right + GAP), height: Math.ceil(bottom + GAP) });
  // Wait for the last covers, and for the progress line, which takes a second to reach its position.
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(2500);
  const path = join(FOLDER, `${skin}-${width}.png`);
  await page.screenshot({ path, animations: 'disabled' });
  console.log(path);
  await page.close();
}
