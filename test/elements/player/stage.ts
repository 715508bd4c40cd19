/// <reference types="mocha" />
/** Renders players with a panel, and finds and operates their controls. */
import { fixture, html } from '@open-wc/testing';
import type { TemplateResult } from 'lit';
import type { OnairPlayer } from '../../../src/elements/player/player.js';
import '../../../src/elements/player/define.js';
import { setWorld, type World } from '../../kit/page-world.js';
import { startPanel, type TestPanel } from '../../kit/panel.js';
import { part, record, text, until, untilStatus, untilText } from '../shown.js';
import { PretendAudio } from './pretend-audio.js';

export interface Stage {
  panel: TestPanel;
  /** Functions that undo changes. They run after the test. */
  ends: (() => unknown)[];
  showing(markup?: TemplateResult): Promise<OnairPlayer>;
  playing(markup?: TemplateResult): Promise<OnairPlayer>;
}

/** A stage with virtual time and a virtual network. `PretendAudio` replaces `Audio`. */
export interface VirtualStage extends Stage, Pick<World, 'pass' | 'server' | 'setNow' | 'settle'> {
  /** Returns the base URL of a panel named Radio Meridian that has these channels and a fixed history. */
  serveLists(channels: object[], history?: Record<string, unknown>[]): string;
  serveResponses: World['serveResponses'];
}

/** Before each test of the file, starts a real panel that plays `Glass`. Players use real sound. */
export function setStage(): Stage {
  const stage = makeStage();
  const { play } = HTMLMediaElement.prototype;
  beforeEach(async () => {
    // Without an audio device, Firefox plays only muted media.
    HTMLMediaElement.prototype.play = function () {
      this.muted = true;
      return play.call(this);
    };
    localStorage.clear();
    sessionStorage.clear();
    stage.panel = await startPanel();
    await playGlass(stage.panel);
  });
  afterEach(async () => {
    await clear(stage);
    HTMLMediaElement.prototype.play = play;
    await stage.panel.stop();
  });
  return stage;
}

/** Before each test of the file, sets up a virtual world whose panel plays `Glass`. */
export function setVirtualStage(): VirtualStage {
  const stage = makeStage();
  const { Audio } = window;
  afterEach(() => clear(stage));
  const { serveResponses, panel, pass, server, setNow, settle } = setWorld();
  beforeEach(async () => {
    PretendAudio.reset();
    Object.assign(window, { Audio: PretendAudio });
    stage.panel = await panel();
    await playGlass(stage.panel);
  });
  afterEach(() => void Object.assign(window, { Audio }));
  const serveLists = (channels: object[], history = [record({ ts: Date.now() })]): string =>
    serveResponses({
      '/api/v2/channels/': { body: JSON.stringify(channels) },
      '/api/v2/history/': { body: JSON.stringify(history) },
      '/api/v2/servers/': { body: JSON.stringify([{ id: 1, name: 'Radio Meridian' }]) },
    });
  return Object.assign(stage, { pass, server, setNow, settle, serveLists, serveResponses });
}

function makeStage(): Stage {
  const stage = { ends: [] } as unknown as Stage;
  const player = (): TemplateResult => html`<onair-player base-url=${stage.panel.url}></onair-player>`;

  stage.showing = async (markup = player()) => {
    const element = await fixture<OnairPlayer>(markup);
    await untilStatus(element, 'ready');
    await until(() => text(element, 'title') === 'Glass' && text(element, 'name') !== '', 'its station');
    return element;
  };
  stage.playing = async (markup) => {
    const element = await stage.showing(markup);
    button(element).click();
    await untilText(element, 'state', 'Live');
    return element;
  };
  return stage;
}

async function playGlass(panel: TestPanel): Promise<void> {
  await panel.play({ title: 'Glass', author: 'Ada Winter', length: 600_000 });
}

async function clear({ ends }: Stage): Promise<void> {
  for (const each of document.querySelectorAll('onair-player')) each.stop();
  for (const end of ends.splice(0)) await end();
}

/** Returns a channel record with these fields and without an address. */
export function channel(given: object = {}): object {
  return { id: 5, bitrate: '128', s_format: 'mp3', ...given };
}

export const button = (element: Element): HTMLButtonElement => part(element, 'play') as HTMLButtonElement;
export const mute = (element: Element): HTMLButtonElement => part(element, 'mute') as HTMLButtonElement;
export const slider = (element: Element): HTMLInputElement => part(element, 'volume') as HTMLInputElement;
export const select = (element: Element): HTMLSelectElement =>
  part(element, 'stream')!.querySelector('select')!;
/** Returns the name of the selected stream. */
export const stream = (element: Element): string => select(element).selectedOptions[0]!.textContent;
export const label = (element: Element): string | null => element.getAttribute('aria-label');

/** Waits for the station in the player's label. The show's name may replace its visible name. */
export async function untilStation(element: Element, name: string): Promise<void> {
  const group = (): Element | null => part(element, 'player');
  await until(() => group()?.getAttribute('aria-label') === name, `the station "${name}"`);
}

/** Opens the player's menu. */
export async function openMenu(element: OnairPlayer): Promise<HTMLDialogElement> {
  part(element, 'more')!.click();
  const menu = part(element, 'menu') as HTMLDialogElement;
  // The timer's code loads when the menu opens.
  await until(() => menu.open && !!part(element, 'sleep'), 'a menu');
  return menu;
}

/** Returns the private audio element, since a test can't hear the sound. */
export function audio(element: OnairPlayer): HTMLAudioElement {
  return (element as unknown as { playback: { sound: { audio: HTMLAudioElement } } }).playback.sound.audio;
}

/** Selects a stream by its name. */
export function choose(element: Element, name: string): void {
  const list = select(element);
  list.value = [...list.options].find((each) => each.textContent === name)!.value;
  list.dispatchEvent(new Event('change'));
}

/** Moves the volume slider to a percentage. */
export function pull(element: Element, to: string): void {
  slider(element).value = to;
  slider(element).dispatchEvent(new Event('input'));
}
