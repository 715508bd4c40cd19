import { expect } from '@open-wc/testing';
import { text, until, untilText } from '../shown.js';
import { audio, button, label, setStage } from './stage.js';

describe('<onair-player>', () => {
  const stage = setStage();

  it("advances the stream's time during playback", async () => {
    const element = await stage.playing();
    expect(label(button(element))).to.equal('Stop');
    const at = audio(element).currentTime;
    await until(() => audio(element).currentTime > at + 0.5, 'time');
    button(element).click();
    await untilText(element, 'state', '');
    expect(label(button(element))).to.equal('Play');
    expect(audio(element).hasAttribute('src')).to.equal(false);
  });

  it('stops when another player on the page starts', async () => {
    const first = await stage.playing();
    const second = await stage.playing();
    await untilText(first, 'message', 'Playing in another player.');
    expect(label(button(first))).to.equal('Play');
    expect(text(second, 'state')).to.equal('Live');
    button(first).click();
    await untilText(second, 'message', 'Playing in another player.');
    await untilText(first, 'state', 'Live');
    expect(text(first, 'message')).to.equal('');
  });

  it('can be paused on the lock screen', async () => {
    const handlers = new Map<string, (() => void) | null>();
    // Patch the prototype: WebKit may drop properties of the object during garbage collection.
    const { prototype } = MediaSession;
    const { setActionHandler } = prototype;
    prototype.setActionHandler = (action, handler) =>
      void handlers.set(action, handler as (() => void) | null);
    stage.ends.push(() => (prototype.setActionHandler = setActionHandler));
    const element = await stage.playing();
    await until(() => handlers.has('play'), 'buttons');
    handlers.get('play')!();
    await untilText(element, 'state', 'Live');
    handlers.get('pause')!();
    await untilText(element, 'state', '');
    expect(audio(element).paused).to.equal(true);
    expect(label(button(element))).to.equal('Play');
    handlers.get('play')!();
    await untilText(element, 'state', 'Live');
    element.stop();
    await untilText(element, 'state', '');
    expect([...handlers.values()]).to.deep.equal([null, null, null]);
  });
});
