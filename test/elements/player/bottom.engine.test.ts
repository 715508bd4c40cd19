import { expect, html } from '@open-wc/testing';
import { useFakeTimers } from 'sinon';
import type { OnairPlayer } from '../../../src/elements/player/player.js';
import { isAccessible } from '../accessible.js';
import { pause } from '../../kit/page-time.js';
import { emptyPlace, part, text, until, untilText } from '../shown.js';
import { audio, button, choose, label, mute, pull, setStage, stream } from './stage.js';

describe('<onair-player position="bottom">', () => {
  const stage = setStage();

  const showing = async (): Promise<OnairPlayer> => {
    const element = await stage.showing(
      html`<onair-player position="bottom" base-url=${stage.panel.url}></onair-player>`,
    );
    await until(() => !!part(element, 'fold'), 'the fold button');
    return element;
  };
  const fold = (element: Element): HTMLElement => part(element, 'fold')!;
  const box = (element: Element): DOMRect => part(element, 'player')!.getBoundingClientRect();
  /** Records the address and the volume of each call of `play()` from now on, before the stage mutes it. */
  const recordPlays = (): object[] => {
    const begun: object[] = [];
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function () {
      begun.push({ url: this.src, level: this.volume, isMuted: this.muted });
      return play.call(this);
    };
    return begun;
  };
  /** Does what the browser does when the visitor opens another page. */
  const leave = (element: OnairPlayer): void => {
    dispatchEvent(new PageTransitionEvent('pagehide'));
    element.stop();
    element.remove();
  };

  it('pads the page by its height', async () => {
    const element = await showing();
    await until(() => box(element).height > 0, 'a bar');
    expect(box(element).bottom).to.be.closeTo(innerHeight, 1);
    const room = (): number => parseFloat(getComputedStyle(document.documentElement).paddingBottom);
    await until(() => Math.abs(room() - box(element).height) < 1, 'the padding');
    await isAccessible(element);
    document.documentElement.style.setProperty('--onair-bottom', '60px');
    stage.ends.push(() => document.documentElement.style.removeProperty('--onair-bottom'));
    expect(box(element).bottom).to.be.closeTo(innerHeight - 60, 1);
    expect(room()).to.be.closeTo(box(element).height + 60, 1);
    element.remove();
    expect(room()).to.equal(0);
  });

  it('leaves enough space for the title', async () => {
    const element = await showing();
    element.style.insetInline = '0 auto';
    await until(() => !!part(element, 'open'), 'the button of the sheet');
    for (const [width, hasCover, room] of [
      [280, false, 160],
      [320, true, 135],
      [390, true, 180],
    ] as const) {
      element.style.width = width + 'px';
      await until(() => element.offsetWidth === width, `${width} pixels`);
      expect(part(element, 'title')!.clientWidth, `${width} pixels`).to.be.at.least(room);
      expect(part(element, 'cover')!.checkVisibility(), `${width} pixels`).to.equal(hasCover);
      expect(fold(element).getBoundingClientRect().right).to.be.at.most(width);
    }
  });

  it("shows the station's name below the buttons", async () => {
    const element = await showing();
    element.style.insetInline = '0 auto';
    for (const width of [240, 280, 320, 360]) {
      element.style.width = width + 'px';
      await until(() => element.offsetWidth === width, `${width} pixels`);
      const meta = element.shadowRoot!.querySelector('.meta')!.getBoundingClientRect();
      expect(meta.width, `${width} pixels`).to.be.at.least(210);
      expect(meta.right, `${width} pixels`).to.be.at.most(width);
      for (const name of ['play', 'more', 'fold'])
        expect(part(element, name)!.getBoundingClientRect().bottom, name).to.be.at.most(meta.top + 1);
    }
  });

  it('stays collapsed on the next page', async () => {
    const element = await showing();
    const { width } = box(element);
    expect(label(fold(element))).to.equal('Hide player');
    fold(element).click();
    await until(() => label(fold(element)) === 'Show player', 'the new label');
    expect(fold(element).getAttribute('aria-expanded')).to.equal('false');
    expect(box(element).width).to.be.below(width / 2);
    expect(button(element).offsetWidth).to.be.at.least(44);
    await isAccessible(element);
    element.remove();
    const next = await showing();
    expect(label(fold(next))).to.equal('Show player');
    fold(next).click();
    await until(() => box(next).width === width, 'the bar');
  });

  it('resumes with the same stream and volume', async () => {
    const element = await showing();
    // WebKit stops a sound that is unmuted without a press, so set the volume before playing.
    pull(element, '30');
    mute(element).click();
    await until(() => mute(element).getAttribute('aria-pressed') === 'true', 'the pressed state');
    button(element).click();
    await untilText(element, 'state', 'Live');
    choose(element, 'Low');
    await until(() => audio(element).src.includes('/listen/2/'), 'the other address');
    leave(element);
    localStorage.clear();
    const begun = recordPlays();
    const next = await showing();
    await untilText(next, 'state', 'Live');
    const at = audio(next).currentTime;
    await until(() => audio(next).currentTime > at, 'time to advance');
    expect(stream(next)).to.equal('Low');
    expect(begun).to.deep.equal([
      { url: stage.panel.url + '/listen/2/radio.wav', level: 0.3, isMuted: true },
    ]);
    expect(mute(next).getAttribute('aria-pressed')).to.equal('true');
    next.stop();
    next.remove();
    // The handover was used, so the next player starts silent.
    const other = await showing();
    expect(text(other, 'state')).to.equal('');
    expect(audio(other).hasAttribute('src')).to.equal(false);
  });

  it('offers to resume if the browser blocks audio', async () => {
    const element = await showing();
    button(element).click();
    await untilText(element, 'state', 'Live');
    leave(element);
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('press', 'NotAllowedError'));
    const next = await showing();
    await until(() => label(button(next)) === 'Keep listening', 'a button');
    expect(button(next).textContent.trim()).to.equal('Keep listening');
    expect(text(next, 'message')).to.equal('');
    await isAccessible(next);
    // A visitor who opens another page without pressing it gets the offer again.
    leave(next);
    const third = await showing();
    await until(() => label(button(third)) === 'Keep listening', 'a button');
    HTMLMediaElement.prototype.play = play;
    button(third).click();
    await untilText(third, 'state', 'Live');
    expect(label(button(third))).to.equal('Stop');
  });

  it('hands over playback to a player that replaces it', async () => {
    const element = await showing();
    pull(element, '30');
    button(element).click();
    await untilText(element, 'state', 'Live');
    const sound = audio(element);
    const pauses: Event[] = [];
    sound.addEventListener('pause', (event) => pauses.push(event));
    // A busy machine may take longer to start the next player than a removed one keeps playing.
    const clock = useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    stage.ends.push(() => clock.restore());
    element.remove();
    const next = document.createElement('onair-player');
    next.position = 'bottom';
    next.baseUrl = stage.panel.url;
    emptyPlace().append(next);
    await until(() => audio(next) === sound, 'the same sound');
    // Longer than a removed player keeps playing.
    clock.tick(600);
    clock.restore();
    const at = sound.currentTime;
    await until(() => sound.currentTime > at + 0.1, 'time to advance');
    expect(pauses).to.deep.equal([]);
    expect(label(button(next))).to.equal('Stop');
    expect(sound.volume).to.be.closeTo(0.3, 0.001);
    button(next).click();
    await until(() => sound.paused, 'silence');
  });

  it('keeps playing when it is quickly reinserted', async () => {
    const element = await showing();
    button(element).click();
    await untilText(element, 'state', 'Live');
    const at = audio(element).currentTime;
    element.remove();
    // In a later task. A frame may take longer than a removed player keeps playing.
    await pause(0);
    emptyPlace().append(element);
    await until(() => audio(element).currentTime > at + 0.6, 'time to advance');
    expect(label(button(element))).to.equal('Stop');
  });
});
