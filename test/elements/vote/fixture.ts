/// <reference types="mocha" />
/** Vote buttons for the current track of a test's panel. */
import { fixture, html } from '@open-wc/testing';
import type { OnairVote } from '../../../src/elements/vote/vote.js';
import '../../../src/elements/vote/define.js';
import type { TestPanel } from '../../kit/panel.js';
import { part, until, untilStatus } from '../shown.js';

export const TRACK = 1001;

export const button = (element: Element, name: string): HTMLButtonElement =>
  part(element, name) as HTMLButtonElement;
export const untilCount = (element: Element, name: string, words: string): Promise<void> =>
  until(() => button(element, name).innerText.replace(/\s+/g, ' ').trim() === words, words);

/** Call it in a describe block. `panel` returns the panel of the current test. */
export function setVotes(panel: () => TestPanel) {
  const ends: (() => unknown)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
  });

  const onAir = (more: Record<string, unknown> = {}) =>
    panel().play({ all_music_id: TRACK, title: 'Glass', author: 'Ada Winter', length: 600_000, ...more });

  async function showing(url = panel().url): Promise<OnairVote> {
    const element = await fixture<OnairVote>(html`<onair-vote base-url=${url}></onair-vote>`);
    await untilStatus(element, 'ready');
    await element.updateComplete;
    return element;
  }

  async function voting(): Promise<OnairVote> {
    await onAir();
    const element = await showing();
    await until(() => !button(element, 'like').disabled, 'buttons');
    return element;
  }

  const counted = async () => (await panel().state()).votes[TRACK] ?? { up: 0, down: 0 };
  const posts = async (): Promise<number> =>
    (await panel().state()).requests.recent.filter(({ method }) => method === 'POST').length;
  const offline = (): void => {
    Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true });
    globalThis.fetch = () => Promise.reject(new TypeError('no network'));
    ends.push(online);
  };
  const { fetch } = globalThis;
  const online = (): void => {
    delete (navigator as { onLine?: boolean }).onLine;
    globalThis.fetch = fetch;
  };

  return { ends, onAir, showing, voting, counted, posts, offline, online };
}
