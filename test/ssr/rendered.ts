/// <reference types="mocha" />
/** Tags that a server rendered, inserted into a page, and what a visitor sees of them frame by frame. */
import { executeServerCommand } from '@web/test-runner-commands';
import type { TagName, TagOptions } from '../../src/ssr/index.js';
import { emptyPlace } from '../elements/shown.js';
import { PATIENCE_MS } from '../kit/patience.js';

export type Wanted = { [N in TagName]: [N, TagOptions<N>] }[TagName];

/** Always includes data, even on a slow machine: by default, the renderer waits 2 s for a panel. */
export function renderTags(...tags: Wanted[]): Promise<string[]> {
  const patient = tags.map(([name, options]) => [name, { timeoutMs: PATIENCE_MS, ...options }]);
  return executeServerCommand<string[], unknown[]>('tags:render', patient);
}

/** Inserts it as the browser's parser would, including the shadow root. */
export function put(markup: string): HTMLElement {
  const place = emptyPlace() as HTMLElement & { setHTMLUnsafe(html: string): void };
  place.setHTMLUnsafe(markup);
  // Firefox upgrades them later.
  customElements.upgrade(place);
  return place.firstElementChild as HTMLElement;
}

/** The results of `look` in each frame until the returned function is called: each value once, in order. */
export function watchFrames(look: () => string): () => string[] {
  const seen: string[] = [];
  let goesOn = true;
  const frame = (): void => {
    const now = look();
    if (seen.at(-1) !== now) seen.push(now);
    if (goesOn) requestAnimationFrame(frame);
  };
  frame();
  return () => {
    goesOn = false;
    return seen;
  };
}
