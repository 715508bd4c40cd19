import { expect, fixture, html } from '@open-wc/testing';
import { part, until, untilText } from '../shown.js';
import { audio, button, choose, mute, pull, setVirtualStage, slider, stream, untilStation } from './stage.js';

describe('<onair-player>', () => {
  const stage = setVirtualStage();

  describe('volume', () => {
    for (const [given, expected] of [
      ['0.4', 0.4],
      ['40', 0.4],
      ['1', 1],
      ['0', 0],
      ['-3', 1],
      ['500', 1],
      ['loud', 1],
      ['', 1],
    ] as const) {
      it(`"${given}" sets the volume to ${expected}`, async () => {
        const element = await stage.showing(
          html`<onair-player volume=${given} base-url=${stage.panel.url}></onair-player>`,
        );
        expect(audio(element).volume).to.be.closeTo(expected, 0.001);
        expect(slider(element).value).to.equal(String(expected * 100));
      });
    }

    it("doesn't override the visitor's choice", async () => {
      const markup = html`<onair-player volume="0.4" base-url=${stage.panel.url}></onair-player>`;
      const element = await stage.showing(markup);
      pull(element, '70');
      await until(() => slider(element).getAttribute('aria-valuetext') === '70%', 'the percentage');
      element.remove();
      const next = await stage.showing(markup);
      expect(audio(next).volume).to.be.closeTo(0.7, 0.001);
      next.volume = 0.2;
      await until(() => Math.abs(audio(next).volume - 0.2) < 0.001, 'the attribute to apply');
    });

    it('moving the slider unmutes the player', async () => {
      const element = await stage.showing();
      mute(element).click();
      await until(() => mute(element).getAttribute('aria-pressed') === 'true', 'the pressed state');
      expect(audio(element).muted).to.equal(true);
      pull(element, '50');
      await until(() => mute(element).getAttribute('aria-pressed') === 'false', 'the released state');
      expect(audio(element).muted).to.equal(false);
    });

    it('is restored when the visitor unmutes at 0', async () => {
      const element = await stage.showing(
        html`<onair-player volume="0.8" base-url=${stage.panel.url}></onair-player>`,
      );
      pull(element, '0');
      await until(() => mute(element).getAttribute('aria-pressed') === 'true', 'the pressed state');
      mute(element).click();
      await until(() => mute(element).getAttribute('aria-pressed') === 'false', 'the released state');
      expect(audio(element).volume).to.be.closeTo(0.8, 0.001);
      element.volume = 0;
      await until(() => mute(element).getAttribute('aria-pressed') === 'true', 'the pressed state');
      mute(element).click();
      await until(() => audio(element).volume === 0.5, 'half of the volume');
    });
  });

  describe('channel', () => {
    it('selects the stream until the visitor chooses another', async () => {
      const element = await stage.showing(
        html`<onair-player channel="2" base-url=${stage.panel.url}></onair-player>`,
      );
      expect(stream(element)).to.equal('Low');
      choose(element, 'High');
      await until(() => stream(element) === 'High', 'the choice');
      element.channel = 2;
      await until(() => stream(element) === 'Low', 'the attribute to apply');
      element.channel = 'none' as unknown as number;
      await until(() => stream(element) === 'High', 'the first');
    });
  });

  it('shows the chosen stream on a translated page', async () => {
    const element = await stage.showing();
    const name = part(element, 'stream')!.querySelector('bdi')!;
    expect(name.innerText).to.equal('High');
    const node = [...name.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE)!;
    const translated = document.createElement('font');
    translated.textContent = 'Hoch';
    (node as Text).replaceWith(translated);
    choose(element, 'Low');
    await until(() => stream(element) === 'Low', 'the choice');
    await until(() => name.innerText === 'Low', 'the text of the choice');
  });

  it('hides the stream list if there is only one', async () => {
    const element = await fixture(html`<onair-player server="2" base-url=${stage.panel.url}></onair-player>`);
    await untilStation(element, 'Nachtfähre');
    expect(part(element, 'stream')).to.equal(null);
  });

  it('works without storage', async () => {
    const { getItem, setItem } = Storage.prototype;
    const refuse = (): never => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse });
    stage.ends.push(() => Object.assign(Storage.prototype, { getItem, setItem }));
    const element = await stage.showing();
    pull(element, '30');
    button(element).click();
    await untilText(element, 'state', 'Live');
    choose(element, 'Low');
    await until(() => audio(element).src.includes('/listen/2/'), 'the other address');
    await untilText(element, 'state', 'Live');
    expect(audio(element).volume).to.be.closeTo(0.3, 0.001);
  });
});
