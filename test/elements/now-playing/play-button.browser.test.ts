import { expect, fixture, html } from '@open-wc/testing';
import type { OnairNowPlaying } from '../../../src/elements/now-playing/now-playing.js';
import type { OnairPlayer } from '../../../src/elements/player/player.js';
import '../../../src/elements/now-playing/define.js';
import { PretendAudio } from '../player/pretend-audio.js';
import { button, channel, label, setVirtualStage } from '../player/stage.js';
import { isAccessible } from '../accessible.js';
import { emptyPlace, part, text, until, untilStatus, untilText } from '../shown.js';

const STREAM = 'https://radio.example/live';

describe('<onair-now-playing play>', () => {
  const stage = setVirtualStage();
  let url: string;
  beforeEach(() => (url = stage.serveLists([channel({ stream_url: STREAM })])));

  async function showing(lang = 'en'): Promise<OnairNowPlaying> {
    const element = await fixture<OnairNowPlaying>(
      html`<onair-now-playing base-url=${url} lang=${lang} play></onair-now-playing>`,
    );
    await until(() => !!part(element, 'play'), 'the button');
    return element;
  }
  const untilLabel = (element: Element, wanted: string): Promise<void> =>
    until(() => label(button(element)) === wanted, wanted);

  it('plays and stops the stream', async () => {
    const element = await showing();
    await untilLabel(element, 'Play – Radio Meridian');
    button(element).click();
    await untilLabel(element, 'Stop – Radio Meridian');
    expect(PretendAudio.begun.map((each) => each.url)).to.deep.equal([STREAM]);
    await until(() => text(element, 'playback') === '', 'sound');
    expect(element.shownStation.feed.listening).to.equal(true);
    await isAccessible(element);
    button(element).click();
    await untilLabel(element, 'Play – Radio Meridian');
    expect(element.shownStation.feed.listening).to.equal(false);
  });

  it('draws the play button as a disc', async () => {
    const element = await showing();
    const stroke = (): string => getComputedStyle(button(element).querySelector('path')!).stroke;
    await until(() => stroke() === 'none', 'a disc');
    expect(getComputedStyle(button(element).querySelector('path')!).fillRule).to.equal('evenodd');
  });

  it('shows the state of the connection', async () => {
    const element = await showing();
    PretendAudio.isStalled = true;
    button(element).click();
    await untilText(element, 'playback', 'Connecting…');
    PretendAudio.isStalled = false;
    await stage.pass(2000);
    await untilText(element, 'playback', '');
    PretendAudio.isStalled = true;
    await stage.pass(4000);
    await untilText(element, 'playback', 'Reconnecting…');
    expect(part(element, 'playback')!.getAttribute('role')).to.equal('status');
    button(element).click();
    PretendAudio.isStalled = false;
    PretendAudio.canPlay = () => false;
    button(element).click();
    await stage.pass(10_000);
    await untilText(element, 'playback', 'This stream can’t be played.');
    await untilLabel(element, 'Play – Radio Meridian');
    await isAccessible(element);
    PretendAudio.canPlay = () => true;
    PretendAudio.refusal = new DOMException('', 'NotAllowedError');
    button(element).click();
    await untilText(element, 'playback', 'Your browser blocked playback. Press play again.');
  });

  it('controls a player of the same station', async () => {
    const element = await showing();
    const other = stage.serveLists([channel({ stream_url: 'https://radio.example/other' })]);
    await fixture<OnairPlayer>(html`<onair-player base-url=${other}></onair-player>`);
    const player = await fixture<OnairPlayer>(html`<onair-player base-url=${url}></onair-player>`);
    await untilStatus(player, 'ready');
    element.requestUpdate();
    await element.updateComplete;
    button(element).click();
    await untilText(player, 'state', 'Live');
    await untilLabel(element, 'Stop – Radio Meridian');
    expect(PretendAudio.begun).to.have.length(1);
    button(player).click();
    await untilLabel(element, 'Play – Radio Meridian');
    PretendAudio.isStalled = true;
    button(player).click();
    await untilText(element, 'playback', 'Connecting…');
    button(element).click();
    await untilText(player, 'state', '');
    PretendAudio.isStalled = false;
    PretendAudio.refusal = new DOMException('', 'NotAllowedError');
    button(element).click();
    await untilText(element, 'playback', 'Your browser blocked playback. Press play again.');
  });

  it('yields to a player that starts', async () => {
    const element = await showing();
    button(element).click();
    await untilLabel(element, 'Stop – Radio Meridian');
    const player = await fixture<OnairPlayer>(html`<onair-player base-url=${url}></onair-player>`);
    await until(() => !button(player).disabled, 'the stream');
    // The player that starts later wins.
    await stage.pass(1000);
    button(player).click();
    await untilText(player, 'state', 'Live');
    button(player).click();
    await untilText(player, 'state', '');
    await untilLabel(element, 'Play – Radio Meridian');
  });

  it('uses the volume that the visitor chose', async () => {
    localStorage.setItem('onair:volume', '0.25');
    const element = await showing();
    button(element).click();
    await untilLabel(element, 'Stop – Radio Meridian');
    localStorage.removeItem('onair:volume');
    expect(PretendAudio.begun.map(({ level }) => level)).to.deep.equal([0.25]);
  });

  it('controls the player in its shadow root', async () => {
    const root = emptyPlace().attachShadow({ mode: 'closed' });
    root.innerHTML = `<onair-player base-url="${url}"></onair-player><onair-now-playing base-url="${url}" play></onair-now-playing>`;
    const [player, card] = root.children as unknown as [OnairPlayer, OnairNowPlaying];
    await untilStatus(player, 'ready');
    await until(() => !!part(card, 'play'), 'the button');
    button(card).click();
    await untilText(player, 'state', 'Live');
    await untilLabel(card, 'Stop – Radio Meridian');
    player.stop();
  });

  it('keeps playing when the element is moved repeatedly', async () => {
    const element = await showing();
    const { feed } = element.shownStation;
    const place = element.parentElement!;
    button(element).click();
    await until(() => feed.listening, 'sound');
    for (let i = 0; i < 3; i++) {
      element.remove();
      await stage.pass(300);
      place.append(element);
      await stage.pass(50);
    }
    expect(feed.listening).to.equal(true);
    expect(PretendAudio.begun).to.have.length(1);
  });

  it('stops when the button is removed', async () => {
    const element = await showing();
    const { feed } = element.shownStation;
    button(element).click();
    await until(() => feed.listening, 'sound');
    element.play = false;
    await until(() => !feed.listening && !part(element, 'play'), 'silence');
    element.play = true;
    await until(() => !!part(element, 'play'), 'the button');
    button(element).click();
    await until(() => feed.listening, 'sound again');
    element.layout = 'line';
    await until(() => !feed.listening && !part(element, 'play'), 'silence in a line');
    element.layout = 'card';
    await until(() => !!part(element, 'play'), 'the button of the card');
    button(element).click();
    await until(() => feed.listening, 'sound in the card');
    element.remove();
    await stage.pass(1000);
    await until(() => !feed.listening, 'silence without the element');
  });

  it('has no play button in the line layout', async () => {
    const none = stage.serveLists([]);
    const elements = await Promise.all(
      [
        html`<onair-now-playing base-url=${url}></onair-now-playing>`,
        html`<onair-now-playing base-url=${url} play="false"></onair-now-playing>`,
        html`<onair-now-playing base-url=${url} play layout="line"></onair-now-playing>`,
        html`<onair-now-playing base-url=${none} play></onair-now-playing>`,
      ].map((each) => fixture<OnairNowPlaying>(each)),
    );
    await showing();
    for (const element of elements) {
      await untilStatus(element, 'ready');
      await stage.settle();
      expect(part(element, 'play')).to.equal(null);
    }
  });

  it('translates the label of the play button', async () => {
    const element = await showing('de');
    await untilLabel(element, 'Abspielen – Radio Meridian');
    PretendAudio.isStalled = true;
    button(element).click();
    await untilText(element, 'playback', 'Verbinde…');
  });
});
