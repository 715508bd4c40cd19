import { expect, fixture, html } from '@open-wc/testing';
import { emptyPlace, record, text, until, untilStatus, untilText } from '../shown.js';
import { PretendAudio } from './pretend-audio.js';
import { audio, button, channel, choose, label, setVirtualStage, stream, untilStation } from './stage.js';
import type { OnairPlayer } from '../../../src/elements/player/player.js';
import '../../../src/elements/now-playing/define.js';
import '../../../src/elements/station/define.js';

describe('<onair-player>', () => {
  const stage = setVirtualStage();

  it('plays and stops when its methods are called', async () => {
    const element = await stage.showing();
    element.play();
    await untilText(element, 'state', 'Live');
    element.stop();
    await untilText(element, 'state', '');
  });

  it('plays the first stream of a playlist', async () => {
    const files = stage.serveResponses({
      '/listen.pls': { body: '[playlist]\nFile1=https://radio.example/live\n' },
    });
    const url = files + '/listen.pls';
    const element = await fixture<OnairPlayer>(
      html`<onair-player base-url=${stage.serveLists([channel({ stream_url: url })])}></onair-player>`,
    );
    await until(() => !button(element).disabled, 'the stream');
    button(element).click();
    await untilText(element, 'state', 'Live');
    expect(PretendAudio.begun.map((each) => each.url)).to.deep.equal(['https://radio.example/live']);
    (audio(element) as unknown as PretendAudio).fail();
    await stage.pass(3000);
    expect(PretendAudio.begun).to.have.length(2);
  });

  it("logs why a stream can't be played", async () => {
    const warnings: string[] = [];
    const { warn } = console;
    console.warn = (text: string) => void warnings.push(text);
    stage.ends.push(() => (console.warn = warn));
    PretendAudio.canPlay = () => false;
    const files = stage.serveResponses({
      '/player.html': { headers: { 'Content-Type': 'text/html' }, body: '<p>Listen' },
      '/empty.m3u': { headers: { 'Content-Type': 'audio/x-mpegurl' }, body: '#EXTM3U' },
      '/tune-in': { headers: { 'Content-Type': 'audio/x-scpls' }, body: '[playlist]' },
      '/live.m3u8': { headers: { 'Content-Type': 'application/x-mpegURL' }, body: '#EXTM3U' },
      '/full': { headers: { 'Content-Type': 'audio/mpeg' }, body: '' },
    });
    const sentences = [];
    for (const path of [
      '/player.html',
      '/missing',
      '/empty.m3u',
      '/tune-in',
      '/live.m3u8',
      '/full',
      'https://unreachable.invalid/live',
    ]) {
      const url = path.startsWith('/') ? files + path : path;
      const element = await fixture<OnairPlayer>(
        html`<onair-player base-url=${stage.serveLists([channel({ stream_url: url })])}></onair-player>`,
      );
      await until(() => !button(element).disabled, 'the stream');
      button(element).click();
      await stage.pass(10_000);
      await until(() => warnings.some((each) => each.includes(url)), 'an explanation');
      sentences.push(warnings.find((each) => each.includes(url))!.replace(url, 'URL'));
    }
    expect(sentences.map((each) => each.slice(0, 60))).to.deep.equal([
      'Onair: URL isn’t a stream: the server returned text/html wit',
      'Onair: URL isn’t a stream: the server returned application/j',
      'Onair: URL is a playlist that this page can’t read. Use the ',
      'Onair: URL is a playlist that this page can’t read. Use the ',
      'Onair: URL responds, but this browser can’t play it: its for',
      'Onair: URL responds, but this browser can’t play it: its for',
      'Onair: URL can’t be played: the address is wrong, the server',
    ]);
  });

  it('keeps playing when it is moved', async () => {
    const element = await stage.playing();
    const place = emptyPlace();
    place.append(element);
    await stage.pass(2000);
    expect(text(element, 'state')).to.equal('Live');
    expect(audio(element).currentTime).to.be.above(1.5);
    element.remove();
    await stage.pass(1000);
    expect(audio(element).hasAttribute('src')).to.equal(false);
  });

  it('keeps playing outside its <onair-station> for a moment', async () => {
    const station = await fixture(
      html`<onair-station base-url=${stage.panel.url}><onair-player></onair-player></onair-station>`,
    );
    const element = station.querySelector('onair-player')!;
    await untilStatus(element, 'ready');
    button(element).click();
    await untilText(element, 'state', 'Live');
    // The player checks its sound every second.
    for (let i = 0; i < 4; i++) {
      element.remove();
      await stage.pass(300);
      station.append(element);
      await stage.pass(50);
    }
    expect(text(element, 'state')).to.equal('Live');
    expect(PretendAudio.begun).to.have.length(1);
  });

  it('stops when its station changes', async () => {
    const element = await stage.playing();
    element.server = 2;
    await untilStation(element, 'Nachtfähre');
    expect(text(element, 'state')).to.equal('');
    expect(audio(element).hasAttribute('src')).to.equal(false);
  });

  it("keeps playing when the page's script is replaced", async () => {
    const script = (): HTMLScriptElement => {
      const element = document.createElement('script');
      Object.assign(element, { type: 'text/plain', src: '/onair.js' }).dataset.baseUrl = stage.panel.url;
      document.head.append(element);
      return element;
    };
    const first = script();
    stage.ends.push(() =>
      document.querySelectorAll('script[data-base-url]').forEach((each) => each.remove()),
    );
    const element = await stage.showing(html`<onair-player></onair-player>`);
    element.play();
    await untilText(element, 'state', 'Live');
    first.remove();
    element.requestUpdate();
    await stage.pass(2000);
    expect(text(element, 'state')).to.equal('Live');
    script();
    await stage.pass(2000);
    expect(text(element, 'state')).to.equal('Live');
    expect(PretendAudio.begun).to.have.lengthOf(1);
    const { dataset } = document.querySelector<HTMLElement>('script[data-base-url]')!;
    dataset.server = '2';
    await untilStation(element, 'Nachtfähre');
    // Reset the settings, because they persist across tests.
    delete dataset.server;
    dataset.baseUrl = '';
    await untilStatus(element, 'failed');
  });

  it('reconnects after an interruption', async () => {
    const element = await stage.playing();
    await stage.pass(2000);
    PretendAudio.isStalled = true;
    await stage.pass(4000);
    await untilText(element, 'state', 'Reconnecting…');
    expect(label(button(element))).to.equal('Stop');
    await stage.pass(9000);
    PretendAudio.isStalled = false;
    await stage.pass(2000);
    await untilText(element, 'state', 'Live');
    expect(PretendAudio.begun).to.have.lengthOf(2);
  });

  it('remembers the chosen stream', async () => {
    const element = await stage.playing();
    choose(element, 'Low');
    await until(() => audio(element).src.includes('/listen/2/'), 'the other address');
    await untilText(element, 'state', 'Live');
    element.remove();
    const next = await stage.showing();
    expect(stream(next)).to.equal('Low');
  });

  it('can play another stream after a failure', async () => {
    PretendAudio.canPlay = (address) => !address.includes('/99/');
    const url = stage.serveLists([
      channel({ stream_url: stage.panel.url + '/listen/99/radio.wav' }),
      channel({ id: 6, bitrate: '64', stream_url: stage.panel.url + '/listen/1/radio.wav' }),
    ]);
    const element = await fixture<OnairPlayer>(html`<onair-player base-url=${url}></onair-player>`);
    await until(() => !!button(element) && !button(element).disabled, 'a button');
    button(element).click();
    await untilText(element, 'state', 'Connecting…');
    await stage.pass(5000);
    await untilText(element, 'message', 'This stream can’t be played. Choose another one.');
    choose(element, 'Low');
    await untilText(element, 'state', 'Live');
    expect(text(element, 'message')).to.equal('');
  });

  it('reports that the browser blocked audio', async () => {
    const element = await stage.showing();
    PretendAudio.refusal = new DOMException('press', 'NotAllowedError');
    element.play();
    await untilText(element, 'message', 'Your browser blocked playback. Press play again.');
  });

  it('ignores play() and stop() if there is no stream', async () => {
    const element = document.createElement('onair-player');
    element.play();
    element.stop();
    emptyPlace().append(element);
    element.play();
    await untilStatus(element, 'failed');
    element.play();
    expect(audio(element).hasAttribute('src')).to.equal(false);
  });

  it('stops for another player if BroadcastChannel is missing', async () => {
    const { BroadcastChannel } = window;
    Object.assign(window, { BroadcastChannel: undefined });
    stage.ends.push(() => Object.assign(window, { BroadcastChannel }));
    const first = await stage.playing();
    await stage.pass(1000);
    const second = await stage.playing();
    await untilText(first, 'message', 'Playing in another player.');
    // Simulate the event that another tab causes.
    const newValue = String(Date.now() + 1000);
    dispatchEvent(new StorageEvent('storage', { key: 'onair-player', newValue }));
    await untilText(second, 'message', 'Playing in another player.');
  });

  it('delays the displayed track', async () => {
    const now = Date.now();
    const url = stage.serveLists(
      [channel({ stream_url: stage.panel.url + '/listen/1/radio.wav' })],
      [
        record({ id: 2, ts: now - 5000, title: 'After', length: 600_000 }),
        record({ id: 1, ts: now - 605_000, title: 'Before', length: 600_000 }),
      ],
    );
    const station = await fixture(
      html`<onair-station delay="30" base-url=${url}>
        <onair-player></onair-player><onair-now-playing></onair-now-playing>
      </onair-station>`,
    );
    const [player, card] = [...station.children] as [OnairPlayer, Element];
    await untilText(player, 'title', 'Before');
    await untilText(card, 'title', 'Before');
    await until(() => !button(player).disabled, 'a button');
    button(player).click();
    await untilText(player, 'state', 'Live');
    await until(() => navigator.mediaSession.metadata?.title === 'Before', 'the same on the lock screen');
    const isOnLockScreen = (title: string): Promise<void> =>
      until(() => navigator.mediaSession.metadata!.title === title, 'the same on the lock screen');
    station.setAttribute('delay', '0');
    await untilText(player, 'title', 'After');
    await isOnLockScreen('After');
    player.delay = 30;
    await untilText(player, 'title', 'Before');
    await isOnLockScreen('Before');
    expect(text(card, 'title')).to.equal('After');
    player.delay = null;
    await untilText(player, 'title', 'After');
  });
});
