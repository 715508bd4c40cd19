/**
 * In:  a page that stands still.
 * Out: its picture at one width, with the strip of each state in it.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';

/** The part of a picture that a state has: pixels from the top. */
export interface Strip {
  name: string;
  top: number;
  bottom: number;
}

export interface Picture {
  image: PNG;
  strips: Strip[];
}

/** Looks again until two pictures are the same: covers and transitions take their time. */
export async function takePicture(page: Page, width: number): Promise<Picture> {
  await page.setViewportSize({ width, height: 9000 });
  const strips = await page.evaluate(() =>
    [...document.querySelectorAll('section')].map((section) => {
      const { top, bottom } = section.getBoundingClientRect();
      return {
        name: section.querySelector('h2')!.textContent,
        top: Math.round(top),
        bottom: Math.round(bottom),
      };
    }),
  );
  const clip = { x: 0, y: 0, width, height: strips.at(-1)!.bottom };
  const shoot = () => page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
  let before = await shoot();
  for (let tries = 0; tries < 20; tries += 1) {
    await wait(100);
    const after = await shoot();
    if (after.equals(before)) return { image: PNG.sync.read(after), strips };
    before = after;
  }
  throw new Error('The page does not come to rest.');
}
