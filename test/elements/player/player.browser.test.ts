import { expect, fixture, html } from '@open-wc/testing';
import type { OnairPlayer } from '../../../src/elements/player/player.js';
import {
  emptyPlace,
  nextDetail,
  part,
  plain,
  record,
  text,
  until,
  untilStatus,
  untilText,
} from '../shown.js';
import { button, channel, label, setVirtualStage, slider, stream } from './stage.js';

describe('<onair-player>', () => {
  const stage = setVirtualStage();

  describe('content', () => {
    it('shows the station, the stream and the current track', async () => {
      const stream_url = stage.panel.url + '/listen/1/radio.wav';
      const url = stage.serveLists(
        [channel({ stream_url }), channel({ id: 6, bitrate: '64', stream_url })],
        [record({ ts: Date.now(), title: 'Glass', author: 'Ada Winter' })],
      );
      const element = await stage.showing(html`<onair-player base-url=${url}></onair-player>`);
      expect(text(element, 'name')).to.equal('Radio Meridian');
      expect(text(element, 'artist')).to.equal('Ada Winter');
      expect(stream(element)).to.equal('High');
      expect(label(button(element))).to.equal('Play');
      expect(label(part(element, 'player')!)).to.equal('Radio Meridian');
      expect(text(element, 'state')).to.equal('');
    });

    it("shows the station's name as the title between tracks", async () => {
      const streams = [channel({ stream_url: stage.panel.url + '/listen/1/radio.wav' })];
      const ended = record({ ts: Date.now() - 3_600_000 });
      const jingle = record({ ts: Date.now(), jingle_id: 4, title: 'Station ID 3', length: 60_000 });
      for (const history of [[], [ended], [jingle]]) {
        const url = stage.serveLists(streams, history);
        const element = await fixture(html`<onair-player base-url=${url}></onair-player>`);
        await untilText(element, 'title', 'Radio Meridian');
        expect(text(element, 'name')).to.equal('');
        expect(text(element, 'artist')).to.equal('');
        expect(label(part(element, 'player')!)).to.equal('Radio Meridian');
        element.remove();
      }
    });

    it("shows the station's name above a message", async () => {
      const url = stage.serveLists([channel()], []);
      const element = await fixture(html`<onair-player base-url=${url}></onair-player>`);
      await untilText(element, 'message', 'This stream has no address.');
      await untilText(element, 'name', 'Radio Meridian');
    });

    it('shows a message if the panel has no streams', async () => {
      const element = await fixture(html`<onair-player base-url=${stage.serveLists([])}></onair-player>`);
      await untilStatus(element, 'empty');
      await untilText(element, 'message', 'Nothing to listen to yet');
      expect(button(element).disabled).to.equal(true);
    });

    it('shows stale data while the panel fails', async () => {
      await stage.showing();
      await stage.panel.faults({ fail: 1 });
      const element = await fixture(html`<onair-player base-url=${stage.panel.url}></onair-player>`);
      await untilText(element, 'title', 'Glass');
      dispatchEvent(new Event('online'));
      await stage.panel.stop();
      Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true });
      stage.ends.push(() => delete (navigator as { onLine?: boolean }).onLine);
      dispatchEvent(new Event('offline'));
      await untilStatus(element, 'stale');
      // The time includes the zone if the station's zone is known by then.
      await until(() => /^as of \d\d:\d\d( GMT[+-]\d+)?$/.test(text(element, 'state')!), 'a time');
      expect(button(element).disabled).to.equal(false);
    });

    it('shows its slotted content without a stream', async () => {
      const element = await fixture(
        html`<onair-player base-url=${stage.serveLists([])}><a href="/live.m3u">Listen</a></onair-player>`,
      );
      await untilStatus(element, 'empty');
      expect(element.querySelector('a')!.offsetHeight).to.be.above(0);
      const ready = await stage.showing(
        html`<onair-player base-url=${stage.panel.url}><a href="/live.m3u">Listen</a></onair-player>`,
      );
      expect(ready.querySelector('a')!.offsetHeight).to.equal(0);
    });

    it('renders changes without forcing a layout', async () => {
      const element = await stage.showing();
      // In the frame after its first update, an element checks the page's styles.
      await new Promise(requestAnimationFrame);
      const { getComputedStyle } = window;
      stage.ends.push(() => (window.getComputedStyle = getComputedStyle));
      const measured: Element[] = [];
      window.getComputedStyle = (of, pseudo) => {
        measured.push(of);
        return getComputedStyle(of, pseudo);
      };
      element.requestUpdate();
      await element.updateComplete;
      expect(measured).to.deep.equal([]);
      await new Promise(requestAnimationFrame);
      // Any additional update before this frame would add an entry.
      const line = part(element, 'progress')!.firstElementChild;
      expect([...new Set(measured)]).to.deep.equal([part(element, 'player'), line]);
    });

    it('shows German labels', async () => {
      const element = await stage.showing(
        html`<onair-player lang="de" base-url=${stage.panel.url}></onair-player>`,
      );
      await until(() => label(button(element)) === 'Abspielen', 'German');
      expect(label(slider(element))).to.equal('Lautstärke');
      expect(slider(element).getAttribute('aria-valuetext')).to.equal('100\u00a0%');
    });

    it('shows markup from the panel as text', async () => {
      const url = stage.serveLists([
        channel({ s_format: '<img src=x onerror=parent.ran=1>', bitrate: null }),
      ]);
      const element = await fixture(html`<onair-player base-url=${url}></onair-player>`);
      await untilText(element, 'message', 'This stream has no address.');
      expect(element.shadowRoot!.querySelector('img')).to.equal(null);
    });
  });

  describe('layout="card"', () => {
    function add(attributes: Record<string, string>, given: object): OnairPlayer {
      const element = document.createElement('onair-player');
      for (const [name, value] of Object.entries({ layout: 'card', ...attributes }))
        element.setAttribute(name, value);
      element.baseUrl = stage.serveLists([channel()], [record({ ts: Date.now(), title: 'Glass', ...given })]);
      emptyPlace().append(element);
      return element;
    }

    it("shows the DJ's name beside the station", async () => {
      const element = add({}, { dj_name: 'DJ Ana' });
      await until(() => /Radio Meridian.* · .*DJ Ana/.test(text(element, 'name') ?? ''), 'both');
    });

    it('listeners: shows the number of listeners', async () => {
      const element = add({ listeners: '' }, { n_listeners: 1234 });
      await until(() => text(element, 'name')?.includes('1,234 listeners') === true, 'a number');
      const silent = add({ listeners: '' }, { n_listeners: null });
      await until(() => text(silent, 'name') === 'Radio Meridian', 'the station');
      const plain = add({}, { n_listeners: 1234 });
      await until(() => text(plain, 'name') === 'Radio Meridian', 'the station alone');
    });
  });

  for (const isReduced of [true, false])
    it(`never shows two titles during a track change${isReduced ? ', with reduced motion' : ''}`, async () => {
      const { matchMedia } = window;
      stage.ends.push(() => (window.matchMedia = matchMedia));
      window.matchMedia = () => matchMedia(isReduced ? 'all' : 'not all');
      const ts = Date.now() - 5000;
      const url = stage.serveLists(
        [channel({ stream_url: stage.panel.url + '/listen/1/radio.wav' })],
        [record({ id: 2, ts, title: 'Second' }), record({ id: 1, ts: ts - 190_000, title: 'First' })],
      );
      const element = await fixture<OnairPlayer>(
        html`<onair-player base-url=${url} delay="10"></onair-player>`,
      );
      await untilText(element, 'title', 'First');
      element.removeAttribute('delay');
      await until(() => text(element, 'title') === 'Second', 'the change');
      const songs = [...element.shadowRoot!.querySelectorAll('.what')].map((song) => {
        const [fade] = song.getAnimations();
        fade!.pause();
        const { delay, endTime } = fade!.effect!.getComputedTiming();
        return [song.querySelector('[part=title]')!.textContent, delay, endTime];
      });
      expect(songs).to.deep.equal(
        isReduced
          ? [['Second', 0, 120]]
          : [
              ['Second', 120, 360],
              ['First', 0, 120],
            ],
      );
    });

  it('emits onair-track and onair-failure', async () => {
    const element = document.createElement('onair-player');
    element.baseUrl = stage.panel.url;
    const heard = nextDetail<{ track: { title: string } }>(element, 'onair-track');
    emptyPlace().append(element);
    await untilText(element, 'title', 'Glass');
    expect((await heard).track.title).to.equal('Glass');
    const other = document.createElement('onair-player');
    const failed = nextDetail<{ failure: Error }>(other, 'onair-failure');
    emptyPlace().append(other);
    await untilStatus(other, 'failed');
    expect(plain((await failed).failure.message)).to.not.equal('');
  });
});
