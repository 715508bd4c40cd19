/** What keeps somebody from using a page of elements: by axe, by the browser's accessibility tree, and by the keyboard. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

/** What is pressed, filled in or read as one thing: it says nothing without a name. */
const NAMED =
  /^(button|link|combobox|slider|textbox|searchbox|checkbox|Date|InputTime|tab|dialog|timer|group|image|img)$/;
const CONTROLS = 'button, a[href], input, select, summary, textarea, [tabindex="0"]';

/** What axe objects to in all elements of that tag. */
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
    // Many of one element stand on this page, and all of them have the same name.
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

/** How many nodes of the accessibility tree have a name, and the roles of those that should and have not. */
export async function namelessOf(page: Page): Promise<{ named: number; nameless: string[] }> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: Node[] };
  const ours = nodes.filter(({ ignored, role }) => !ignored && NAMED.test(role?.value ?? ''));
  const nameless: string[] = [];
  for (const { role, name, backendDOMNodeId: backendNodeId } of ours) {
    if (name?.value?.trim()) continue;
    const { node } = await session.send('DOM.describeNode', { backendNodeId: backendNodeId! });
    // Its name is that of its button.
    if (node.localName === 'details') continue;
    nameless.push(`${role!.value}: ${node.localName} ${node.attributes?.join(' ') ?? ''}`);
  }
  await session.detach();
  return { named: ours.length - nameless.length, nameless };
}

/** Controls that Tab does not come to, and those that it comes to without a ring of two pixels that they have not otherwise. */
export async function unreached(page: Page): Promise<string[]> {
  const expected = await page.evaluate(findControls, CONTROLS);
  const ringless: string[] = [];
  // A field for a date takes a key for each of its parts.
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

/** In the page: the controls, and how each and what is around and in it is drawn without the focus. */
interface Expecting {
  expected: Map<Element, string>;
  ringsOf(control: Element): string;
}

/** Runs in the page. How many there are. */
function findControls(controls: string): number {
  const roots: ParentNode[] = [document];
  for (const root of roots) {
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
  }
  // The ring of a list of choices stands around what is drawn beside it.
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

/** Runs in the page, after a key: what has the focus now, where nothing shows it, and how many are still to come. */
function reach(): { ringless: string; left: number } {
  const { expected, ringsOf } = window as unknown as Expecting;
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  const before = at && expected.get(at);
  // What a page has put inside has the browser's own ring.
  const isRingless = at && at.getRootNode() !== document && before === ringsOf(at);
  if (at) expected.delete(at);
  return { ringless: isRingless ? at!.outerHTML.slice(0, 120) : '', left: expected.size };
}
