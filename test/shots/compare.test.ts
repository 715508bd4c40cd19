import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { sample } from '../support/sample.js';
import { compare } from './compare.js';
import { takePicture } from './picture.js';
import { coarse } from './png.js';
import { readSheets } from './sheets.js';
import { openSite, type Site } from './site.js';
import { openBrowser, show, type Shown } from './stage.js';

const WIDTH = 280;
/** So many states have all that is changed here. */
const STATES = 4;

/** What could go wrong with a style, by the sheet that shows it. */
const CHANGES: Record<string, [what: string, style: string][]> = {
  'now-playing': [
    ['a lost corner', '[part=card] { border-radius: 0 }'],
    ['a lost tint', '[part=card] { background: none }'],
    ['a lost line', '[part=card] { border-color: transparent }'],
    ['another accent', ':host { --_accent: #777 !important }'],
    ['louder small words', ':host { --_quiet: currentColor !important }'],
    ['a block moved by an em', '[part=cover] { margin-inline-start: 1em }'],
    ['a lost dot', '.live::before { visibility: hidden }'],
    ['a lost cover', 'img { display: none }'],
    [
      'an artist above the title',
      '[part=artist] { order: -1 } .song { display: flex; flex-direction: column }',
    ],
  ],
  history: [
    ['a lost corner', '[part=cover] { border-radius: 0 }'],
    ['a lost line', 'li + li::before { display: none }'],
    ['a taller row', 'li, .row { block-size: 4.5em }'],
  ],
  vote: [
    ['a lost count', '[part=count] { visibility: hidden }'],
    ['a lost icon', 'svg { visibility: hidden }'],
    ['a lost corner', 'button { border-radius: 0 }'],
  ],
};

describe('a comparison', () => {
  let browser: Browser;
  let site: Site;
  const opened: Shown[] = [];
  before(async () => {
    [browser, site] = await Promise.all([openBrowser(), openSite()]);
  });
  after(async () => {
    await Promise.all(opened.map((shown) => shown.close()));
    await browser.close();
    site.close();
  });

  for (const [name, changes] of sample(Object.entries(CHANGES), 3)) {
    it(`of ${name} sees ${changes.map(([what]) => what).join(', ')}, and overlooks how letters are smoothed`, async () => {
      const { tag, states } = new Map(await readSheets()).get(name)!;
      const shown = await show(browser, site, { tag, states: states.slice(0, STATES) }, 'light');
      opened.push(shown);
      const look = async (style: string) => {
        await shown.page.evaluate(setStyle, style);
        const { image, strips } = await takePicture(shown.page, WIDTH);
        return { image: coarse(image), strips };
      };
      const now = await look('');
      const isSeen = async (style: string) => {
        const { image, strips } = await look(style);
        return compare(image, now.image, strips) !== null;
      };
      assert.equal(await isSeen(''), false);
      // Letters a little fatter, as another version of the browser may draw them.
      assert.equal(await isSeen(':host { -webkit-text-stroke: 0.06px }'), false, 'smoothed letters are seen');
      for (const [what, style] of changes) assert.ok(await isSeen(style), `${what} is overlooked`);
    });
  }
});

/** Runs in the page: the last style sheet of each shadow root is this, in the place of the one before. */
function setStyle(style: string): void {
  const added = Object.assign(new CSSStyleSheet(), { isAdded: true });
  added.replaceSync(style);
  const roots: ParentNode[] = [document];
  for (const root of roots) {
    for (const { shadowRoot } of root.querySelectorAll('*')) {
      if (!shadowRoot) continue;
      roots.push(shadowRoot);
      const own = shadowRoot.adoptedStyleSheets.filter((sheet) => !('isAdded' in sheet));
      shadowRoot.adoptedStyleSheets = [...own, added];
    }
  }
}
