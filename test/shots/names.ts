/**
 * Tests `custom-elements.json` against the states of the sheets: each part can be styled by the page, each token changes the picture, each
 * slot shows its content, and properties have the same effect as attributes.
 */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { camelCase, readManifest } from '../elements/manifest.js';
import { CLEAR, difference } from '../kit/compare-pictures.js';
import { until } from '../kit/until.js';
import type { Sheet } from './sheet.js';
import { openSite, type Site } from './site.js';
import { openBrowser, show, type Shown } from './stage.js';

/** A colour, a length and a number that aren't the default of any token. */
const TOKEN_VALUES = ['rgb(255, 0, 255)', '2em', '7'];
const WIDTH = 768;

const described = readManifest();

type Names = (readonly [attribute: string, property: string])[];

/** For each attribute, at least one of these is valid and not the default. */
const VALUES = [
  'x',
  '',
  '3',
  'v2',
  'none',
  'line',
  'mini',
  'bottom',
  'grid',
  'day',
  'counts',
  'likes',
  '30',
  'local',
  'ready',
  'https://radio.example',
];

/** Defines the tests. `withTokens` also tests the tokens, which needs pictures. */
export function testNames(sheets: readonly Sheet[], withTokens: boolean): void {
  let browser: Browser;
  let site: Site;
  before(async () => {
    [browser, site] = await Promise.all([openBrowser(), openSite()]);
  });
  after(async () => {
    await browser.close();
    site.close();
  });

  for (const sheet of sheets) {
    const { tag } = sheet;
    describe(`using ${tag}`, () => {
      const { attributes, parts, slots, tokens } = described.find((each) => each.tag === tag)!;
      let shown: Shown;
      before(async () => {
        const states = [...sheet.states, ...(sheet.rare ?? [])];
        shown = await show(browser, site, { ...sheet, states }, 'light');
        await shown.page.setViewportSize({ width: WIDTH, height: 9000 });
      });
      after(() => shown.close());

      it(`can style all ${parts.length} parts`, async () => {
        // Some parts load on demand.
        for (const name of parts)
          await until(() => shown.page.evaluate(isStyled, { tag, name }), `the part ${name}`);
      });

      if (withTokens)
        it(`can use all ${tokens.length} tokens`, async () => {
          const before = await takePicture(shown.page);
          const changes = async (token: string) => {
            for (const value of TOKEN_VALUES) {
              const style = await shown.page.addStyleTag({ content: `${tag} { ${token}: ${value} }` });
              const now = await takePicture(shown.page);
              await style.evaluate((node) => (node as Element).remove());
              if (difference(now, before, [CLEAR])) return true;
            }
            return false;
          };
          assert.deepEqual(await missing(tokens, changes), []);
        });

      it(`can fill all ${slots.length} slots`, async () => {
        assert.deepEqual(await missing(slots, (name) => shown.page.evaluate(isFilled, { tag, name })), []);
      });

      it(`can set all ${attributes.length} attributes as properties`, async () => {
        const names = attributes.map((attribute) => [attribute, camelCase(attribute)] as const);
        assert.deepEqual(await shown.page.evaluate(notRead, { tag, names, values: VALUES }), []);
      });

      it('can observe the status and await updates', async () => {
        assert.deepEqual(await saysItself(shown.page, tag), { statuses: true, drawn: true });
      });
    });
  }
}

function takePicture(page: Page): Promise<Buffer> {
  return page.locator('body').screenshot({ animations: 'disabled', caret: 'hide' });
}

async function missing(names: string[], isThere: (name: string) => Promise<boolean>): Promise<string[]> {
  const absent: string[] = [];
  for (const name of names) if (!(await isThere(name))) absent.push(name);
  return absent;
}

/** Runs in the page. Returns true if a style of the page applies to a visible part with this name. */
function isStyled({ tag, name }: { tag: string; name: string }): boolean {
  const style = document.createElement('style');
  style.textContent = `${tag}::part(${name}) { outline: 3px solid rgb(1, 2, 3) !important }`;
  document.head.append(style);
  const isSeen = [...document.querySelectorAll(tag)].some((host) =>
    [...host.shadowRoot!.querySelectorAll(`[part~="${name}"]`)].some((part) => {
      const { width, height } = part.getBoundingClientRect();
      const isOutlined = getComputedStyle(part).outlineColor === 'rgb(1, 2, 3)';
      return isOutlined && width * height > 0 && part.checkVisibility({ visibilityProperty: true });
    }),
  );
  style.remove();
  return isSeen;
}

/** Runs in the page. Returns true if the content of a slot with this name is visible. */
function isFilled({ tag, name }: { tag: string; name: string }): boolean {
  return [...document.querySelectorAll(tag)].some((host) =>
    [...host.shadowRoot!.querySelectorAll('slot')].some(
      (slot) =>
        slot.name === name &&
        slot
          .assignedElements()
          .some(
            (element) =>
              element.checkVisibility({ visibilityProperty: true }) &&
              element.clientHeight + element.getClientRects().length > 0,
          ),
    ),
  );
}

/** Runs in the page. Returns attributes whose property doesn't change with any of the values, and undocumented attributes. */
function notRead({ tag, names, values }: { tag: string; names: Names; values: string[] }): string[] {
  const { observedAttributes } = customElements.get(tag) as unknown as { observedAttributes: string[] };
  const element = document.createElement(tag) as HTMLElement & Record<string, unknown>;
  const unread = names.filter(([attribute, property]) => {
    const absent = element[property];
    return !values.some((value) => {
      element.setAttribute(attribute, value);
      const isRead = element[property] !== absent;
      element.removeAttribute(attribute);
      return isRead && element[property] === absent;
    });
  });
  // Only the element itself sets its status.
  const named = ['status', ...names.map(([attribute]) => attribute)];
  const unnamed = observedAttributes.filter((name) => !named.includes(name));
  return [...unread.map(([attribute]) => attribute), ...unnamed];
}

/** Checks `status` of all elements, and `updateComplete` of a new one. */
function saysItself(page: Page, tag: string): Promise<{ statuses: boolean; drawn: boolean }> {
  return page.evaluate(async (name) => {
    type Element = HTMLElement & { status: string; updateComplete: Promise<void> };
    const statuses = [...document.querySelectorAll<Element>(name)].every(
      (each) => each.status !== '' && each.status === each.getAttribute('status'),
    );
    const element = document.createElement(name) as Element;
    document.body.append(element);
    const before = element.shadowRoot!.childElementCount;
    await element.updateComplete;
    const drawn = before === 0 && element.shadowRoot!.childElementCount > 0;
    element.remove();
    return { statuses, drawn };
  }, tag);
}
