/// <reference types="mocha" />
/** Opens the menu of tracks, and replaces the browser's clipboard and share dialog. */
import { fixture, html } from '@open-wc/testing';
import '../../../../src/elements/history/define.js';
import '../../../../src/elements/now-playing/define.js';
import type { TestPanel } from '../../../kit/panel.js';
import { part, plain, until } from '../../shown.js';

export const GLASS = { all_music_id: 1001, title: 'Glass', author: 'Ada Winter', length: 600_000 };

export const card = (url: string, links = 'spotify deezer'): Promise<HTMLElement> =>
  fixture<HTMLElement>(html`<onair-now-playing base-url=${url} links=${links}></onair-now-playing>`);

/** Resolves with the menu button of a track once its code has loaded. */
export async function button(element: Element, place = 0): Promise<HTMLButtonElement> {
  const all = (): HTMLButtonElement[] => [
    ...element.shadowRoot!.querySelectorAll<HTMLButtonElement>('[part=more]'),
  ];
  await until(() => all().length > place, 'a button');
  return all()[place]!;
}

export const menu = (element: Element): HTMLDialogElement => part(element, 'menu') as HTMLDialogElement;
export const items = (element: Element): HTMLElement[] => [
  ...menu(element).querySelectorAll<HTMLElement>('[role=listitem] > *'),
];
export const words = (element: Element): string[] => items(element).map((item) => plain(item.innerText));

export async function opened(element: HTMLElement, place = 0): Promise<HTMLElement> {
  (await button(element, place)).click();
  return element;
}

export async function press(element: Element, word: string): Promise<void> {
  await until(() => words(element).includes(word), word);
  items(element)[words(element).indexOf(word)]!.click();
}

/** Call it in a describe block. `panel` starts a panel. */
export function setMenu(panel: () => Promise<TestPanel>) {
  const address = location.href;
  const ends: (() => unknown)[] = [];
  afterEach(() => {
    for (const end of ends.splice(0)) end();
    history.replaceState(null, '', address);
  });

  async function playing(): Promise<TestPanel> {
    const station = await panel();
    await station.play(GLASS);
    return station;
  }

  function replace(name: 'clipboard' | 'share', value: unknown): void {
    Object.defineProperty(navigator, name, { value, configurable: true });
    ends.push(() => Reflect.deleteProperty(navigator, name));
  }

  /** Returns an array that collects copied texts. */
  function copied(): string[] {
    const texts: string[] = [];
    replace('clipboard', { writeText: (copy: string) => Promise.resolve(void texts.push(copy)) });
    return texts;
  }

  return { playing, replace, copied };
}
