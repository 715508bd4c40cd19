import { expect, html } from '@open-wc/testing';
import type { OnairPlayer } from '../../../src/elements/player/player.js';
import { part, text, until, untilText } from '../shown.js';
import { audio, button, label, mute, openMenu, select, setVirtualStage, slider } from './stage.js';

interface Press extends KeyboardEventInit {
  key: string;
}

/** Presses a key on an element, and returns whether the page can still use it. */
function press(target: Element, { key, ...init }: Press): boolean {
  const event = new KeyboardEvent('keydown', {
    key,
    bubbles: true,
    composed: true,
    cancelable: true,
    ...init,
  });
  return target.dispatchEvent(event);
}

describe('keyboard shortcuts of <onair-player>', () => {
  const stage = setVirtualStage();

  const box = (element: OnairPlayer): HTMLElement => part(element, 'player')!;
  const volume = (element: OnairPlayer): number => Math.round(audio(element).volume * 100);

  for (const key of [' ', 'k', 'K'])
    it(`"${key}" toggles playback`, async () => {
      const element = await stage.showing();
      expect(press(box(element), { key })).to.equal(false);
      await untilText(element, 'state', 'Live');
      press(box(element), { key });
      await until(() => label(button(element)) === 'Play', 'silence');
    });

  it("don't repeat while a key is held", async () => {
    const element = await stage.showing();
    press(box(element), { key: 'k' });
    expect(press(box(element), { key: 'k', repeat: true })).to.equal(false);
    await untilText(element, 'state', 'Live');
  });

  it('work on keyboards without Latin letters', async () => {
    const element = await stage.showing();
    press(box(element), { key: 'л', code: 'KeyK' });
    await untilText(element, 'state', 'Live');
    press(box(element), { key: 'ة', code: 'KeyM' });
    await until(() => audio(element).muted, 'silence');
    // On a Dvorak keyboard, this position is T.
    expect(press(box(element), { key: 't', code: 'KeyK' })).to.equal(true);
  });

  it('mute and change the volume', async () => {
    const element = await stage.playing(
      html`<onair-player volume="0.9" base-url=${stage.panel.url}></onair-player>`,
    );
    for (const [key, expected] of [
      ['ArrowUp', 95],
      ['ArrowUp', 100],
      ['ArrowUp', 100],
      ['ArrowDown', 95],
    ] as const) {
      press(button(element), { key, repeat: true });
      await until(() => volume(element) === expected, `${expected} %`);
      await untilText(element, 'state', `${expected}%`);
    }
    press(mute(element), { key: 'm' });
    await untilText(element, 'state', '0%');
    expect(audio(element).muted).to.equal(true);
    press(mute(element), { key: 'm' });
    await untilText(element, 'state', '95%');
    expect(audio(element).muted).to.equal(false);
    await stage.pass(2000);
    await untilText(element, 'state', 'Live');
  });

  it("don't apply to keys that the focused control handles", async () => {
    const element = await stage.showing();
    await openMenu(element);
    for (const [control, keys] of [
      [slider(element), ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home']],
      [mute(element), [' ', 'Enter', 'Tab', 'Escape']],
      [button(element), [' ']],
      [select(element), [' ', 'k', 'm', 'ArrowUp', 'ArrowDown']],
    ] as const)
      for (const key of keys) expect(press(control, { key }), `${control.localName} ${key}`).to.equal(true);
    expect(volume(element)).to.equal(100);
    expect(audio(element).muted).to.equal(false);
    expect(label(button(element))).to.equal('Play');
  });

  it("don't apply to key combinations and handled events", async () => {
    const element = await stage.showing();
    for (const init of [
      { key: 'k', ctrlKey: true },
      { key: 'm', metaKey: true },
      { key: 'ArrowUp', altKey: true },
      { key: ' ', shiftKey: true },
      { key: 'k', isComposing: true },
      { key: 'ArrowLeft' },
      { key: 'ArrowRight' },
      { key: 'x' },
    ])
      expect(press(box(element), init), JSON.stringify(init)).to.equal(true);
    const handle = (event: Event): void => event.preventDefault();
    document.addEventListener('keydown', handle, { capture: true });
    stage.ends.push(() => document.removeEventListener('keydown', handle, { capture: true }));
    press(box(element), { key: 'k' });
    expect(label(button(element))).to.equal('Play');
  });

  it("don't apply outside the player", async () => {
    const element = await stage.showing(
      html`<onair-player base-url=${stage.panel.url}><a href="/listen">Listen</a></onair-player>`,
    );
    const link = element.querySelector('a')!;
    for (const target of [link, document.body])
      for (const key of [' ', 'k', 'm', 'ArrowUp']) expect(press(target, { key })).to.equal(true);
    expect(label(button(element))).to.equal('Play');
    expect(audio(element).muted).to.equal(false);
  });

  it('are exposed to assistive technology', async () => {
    const element = await stage.showing();
    const shortcuts = (control: Element): string | null => control.getAttribute('aria-keyshortcuts');
    expect(shortcuts(button(element))).to.equal('Space K');
    expect(shortcuts(mute(element))).to.equal('M');
    expect(shortcuts(slider(element))).to.equal('ArrowUp ArrowDown');
    expect(text(element, 'state')).to.equal('');
  });
});
