/** Finds accessibility faults of a page by axe, by the browser's accessibility tree, and by keyboard. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

/** Roles that need a name. */
const NAMED =
  /^(button|link|combobox|slider|textbox|searchbox|checkbox|Date|InputTime|tab|dialog|timer|group|image|img)$/;
const CONTROLS = 'button, a[href], input, select, summary, textarea, [tabindex="0"]';

/** Returns the violations that axe finds in all elements with this tag. */
export async function objectionsTo(page: Page, tag: string): Promise<string[]> {
  await page.evaluate(readFileSync('node_modules/axe-core/axe.min.js', 'utf8'));
  return page.evaluate(async (tag) => {
    const { axe } = window as unknown as {
      axe: {
        run(
          place: object,
          options: object,
        ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
      };
    };
    // The page has many copies of one element, all with the same name.
    const rules = { 'landmark-unique': { enabled: false } };
    const { violations } = await axe.run({ include: [[tag]] }, { rules });
    return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)].join(' '));
  }, tag);
}

interface Node {
  ignored: boolean;
  role?: { value: string };
  name?: { value?: string };
  backendDOMNodeId?: number;
}

/** Returns the number of named nodes in the accessibility tree, and descriptions of those that lack a required name. */
export async function namelessOf(page: Page): Promise<{ named: number; nameless: string[] }> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: Node[] };
  const ours = nodes.filter(({ ignored, role }) => !ignored && NAMED.test(role?.value ?? ''));
  const nameless: string[] = [];
  for (const { role, name, backendDOMNodeId: backendNodeId } of ours) {
    if (name?.value?.trim()) continue;
    const { node } = await session.send('DOM.describeNode', { backendNodeId: backendNodeId! });
    // `details` is named by its button.
    if (node.localName === 'details') continue;
    nameless.push(`${role!.value}: ${node.localName} ${node.attributes?.join(' ') ?? ''}`);
  }
  await session.detach();
  return { named: ours.length - nameless.length, nameless };
}

/** Returns the controls that Tab doesn't reach, and those without a visible focus ring of two pixels. */
export async function unreached(page: Page): Promise<string[]> {
  const expected = await page.evaluate(findControls, CONTROLS);
  const ringless: string[] = [];
  // A date field has several tab stops.
  for (let left = expected, keys = 0; left && keys < 4 * expected + 20; keys++) {
    await page.keyboard.press('Tab');
    const reached = await page.evaluate(reach);
    left = reached.left;
    if (reached.ringless) ringless.push(`no ring: ${reached.ringless}`);
  }
  const never = await page.evaluate(() =>
    [...(window as unknown as Expecting).expected.keys()].map(
      (each) => `never: ${each.outerHTML.slice(0, 120)}`,
    ),
  );
  return [...ringless, ...never];
}

/** Data in the page: the outlines of each control and its surroundings without focus. */
interface Expecting {
  expected: Map<Element, string>;
  ringsOf(control: Element): string;
}

/** Runs in the page. Records the controls and returns their number. */
function findControls(controls: string): number {
  const roots: ParentNode[] = [document];
  for (const root of roots) {
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
  }
  // The focus ring of a select is drawn on its sibling.
  const ringsOf = (control: Element): string =>
    [control, control.parentElement, control.nextElementSibling, ...control.children]
      .flatMap((each) => (each ? [getComputedStyle(each)] : []))
      .map(({ outlineStyle, outlineWidth, outlineColor }) =>
        outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 ? outlineWidth + outlineColor : '',
      )
      .join();
  const found = roots
    .flatMap((root) => [...root.querySelectorAll<HTMLElement>(controls)])
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .filter((each) => each.tabIndex >= 0 && !each.matches(':disabled'));
  (document.activeElement as HTMLElement | null)?.blur();
  const expected = new Map(found.map((each) => [each, ringsOf(each)]));
  Object.assign(window, { expected, ringsOf } satisfies Expecting);
  return expected.size;
}

/** Runs in the page after a key. Returns the focused control if it has no ring, and the number of controls not yet reached. */
function reach(): { ringless: string; left: number } {
  const { expected, ringsOf } = window as unknown as Expecting;
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  const before = at && expected.get(at);
  // Content of the page has the browser's default ring.
  const isRingless = at && at.getRootNode() !== document && before === ringsOf(at);
  if (at) expected.delete(at);
  return { ringless: isRingless ? at!.outerHTML.slice(0, 120) : '', left: expected.size };
}
