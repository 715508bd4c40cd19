/// <reference types="mocha" />
/** Players in a page, a panel for them to play, and what can be pressed in them. */
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
  /** Done after the test. */
  ends: (() => unknown)[];
  showing(markup?: TemplateResult): Promise<OnairPlayer>;
  playing(markup?: TemplateResult): Promise<OnairPlayer>;
}

/** A stage in the virtual world, where sound is pretended. */
export interface VirtualStage extends Stage, Pick<World, 'pass' | 'server' | 'settle'> {
  /** A panel that has only these channels, with a history that never changes. It is called Radio Meridian. */
  saying(channels: object[], history?: Record<string, unknown>[]): string;
}

/** Sets a stage with a real panel and real sound before each test of the file: `Glass` is on air. */
export function setStage(): Stage {
  const stage = makeStage();
  const { play } = HTMLMediaElement.prototype;
  beforeEach(async () => {
    // Where there is no loudspeaker, Firefox plays what is muted, and nothing else.
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

/** Sets a stage in the virtual world before each test of the file: `Glass` is on air. */
export function setVirtualStage(): VirtualStage {
  const stage = makeStage();
  const { Audio } = window;
  afterEach(() => clear(stage));
  const { answering, panel, pass, server, settle } = setWorld();
  beforeEach(async () => {
    PretendAudio.reset();
    Object.assign(window, { Audio: PretendAudio });
    stage.panel = await panel();
    await playGlass(stage.panel);
  });
  afterEach(() => void Object.assign(window, { Audio }));
  const saying = (channels: object[], history = [record({ ts: Date.now() })]): string =>
    answering({
      '/api/v2/channels/': { body: JSON.stringify(channels) },
      '/api/v2/history/': { body: JSON.stringify(history) },
      '/api/v2/servers/': { body: JSON.stringify([{ id: 1, name: 'Radio Meridian' }]) },
    });
  return Object.assign(stage, { pass, server, settle, saying });
}

function makeStage(): Stage {
  const stage = { ends: [] } as unknown as Stage;
  const player = (): TemplateResult => html`<onair-player base-url=${stage.panel.url}></onair-player>`;

  stage.showing = async (markup = player()) => {
    const element = await fixture<OnairPlayer>(markup);
    await untilStatus(element, 'ready');
    await until(() => text(element, 'title') === 'Glass' && text(element, 'name') !== '', 'its station');
    await until(() => !hasSeveral(element) || !!part(element, 'stream'), 'the choice');
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

/** A channel with nothing in it but what is given. */
export function channel(given: object = {}): object {
  return { id: 5, bitrate: '128', s_format: 'mp3', ...given };
}

export const button = (element: Element): HTMLButtonElement => part(element, 'play') as HTMLButtonElement;
export const mute = (element: Element): HTMLButtonElement => part(element, 'mute') as HTMLButtonElement;
export const slider = (element: Element): HTMLInputElement => part(element, 'volume') as HTMLInputElement;
export const select = (element: Element): HTMLSelectElement =>
  part(element, 'stream')!.querySelector('select')!;
/** The name of the chosen stream. */
export const stream = (element: Element): string => select(element).selectedOptions[0]!.textContent;
export const label = (element: Element): string | null => element.getAttribute('aria-label');

/** What an element sounds like is heard by nobody here: its own audio tells. */
export function audio(element: OnairPlayer): HTMLAudioElement {
  return (element as unknown as { listening: { playback: { sound: { audio: HTMLAudioElement } } } }).listening
    .playback.sound.audio;
}

/** Whether there is something to choose, which is shown when its code has come. */
function hasSeveral(element: OnairPlayer): boolean {
  return (element as unknown as { channels: { value: { records: [] } } }).channels.value.records.length > 1;
}

/** As a visitor chooses a stream. */
export function choose(element: Element, name: string): void {
  const list = select(element);
  list.value = [...list.options].find((each) => each.textContent === name)!.value;
  list.dispatchEvent(new Event('change'));
}

/** As a visitor pulls the slider: to a percentage. */
export function pull(element: Element, to: string): void {
  slider(element).value = to;
  slider(element).dispatchEvent(new Event('input'));
}
