/** Reads the check page in a real browser. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

/** Waits for the result and returns its text. */
export async function untilChecked(page: Page): Promise<string> {
  await page.waitForSelector('#result:not(:empty)');
  return (await page.locator('#result').textContent())!;
}

/** Returns the mark and the texts of each line by its name. */
export async function linesOf(page: Page): Promise<Record<string, string>> {
  const texts = await page.locator('.lines > li').evaluateAll((lines) =>
    lines.map((line) => {
      const mark = line.querySelector('.mark')!.textContent;
      const [heading, ...rest] = [...line.querySelectorAll('h2, p:not(.copy), pre')];
      return [heading!.textContent, [mark, ...rest.map((each) => each.textContent)].join(' ')] as const;
    }),
  );
  return Object.fromEntries(texts);
}

/**
 * Maximum time to wait for fades before a page is checked. Axe would report the low contrast of half-transparent text.
 */
const LONGEST_FADE_MS = 1000;

/**
 * Returns the violations that axe finds in the page, or in the element with this selector, after the fades that are running have
 * finished.
 */
export async function objectionsOf(page: Page, selector = 'html'): Promise<string[]> {
  await page.evaluate(async (longest) => {
    const roots: (Document | ShadowRoot)[] = [document];
    for (const root of roots)
      for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
    const fades = roots
      .flatMap((root) => root.getAnimations())
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && Number(effect!.getComputedTiming().endTime) <= longest,
      );
    await Promise.allSettled(fades.map(({ finished }) => finished));
  }, LONGEST_FADE_MS);
  await page.evaluate(readFileSync('node_modules/axe-core/axe.min.js', 'utf8'));
  return page.evaluate(async (context) => {
    const { axe } = window as unknown as {
      axe: {
        run(
          context: string,
          options: object,
        ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>;
      };
    };
    const { violations } = await axe.run(context, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) =>
      [id, ...nodes.flatMap(({ html, failureSummary }) => [html, failureSummary])].join(' '),
    );
  }, selector);
}
