import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { startServer } from '../../kit/panel.js';
import { isAccessible } from '../accessible.js';
import {
  emptyPlace,
  heightOf,
  nextDetail,
  part,
  plain,
  record,
  text,
  until,
  untilStatus,
  untilText,
} from '../shown.js';
import { audio, button, channel, label, mute, select, setStage, slider, stream } from './stage.js';
import type { OnairPlayer } from '../../../src/elements/player/player.js';

describe('<onair-player>', () => {
  const stage = setStage();

  describe('is accessible', () => {
    for (const scheme of ['light', 'dark']) {
      for (const dir of ['ltr', 'rtl']) {
        it(`in each state, ${scheme}, ${dir}`, async () => {
          const place = emptyPlace();
          place.dir = dir;
          place.style.cssText = `color-scheme:${scheme};background:Canvas;color:CanvasText`;
          const silent = await startServer({ '*': { delay: -1 } });
          stage.ends.push(() => silent.stop());
          const empty = await stage.saying([]);
          const add = async (status: string, baseUrl: string): Promise<OnairPlayer> => {
            const element = document.createElement('onair-player');
            element.baseUrl = baseUrl;
            place.append(element);
            await untilStatus(element, status);
            return element;
          };
          await add('loading', silent.url);
          await until(() => !!text(place.lastElementChild!, 'name') || true, 'a box');
          const none = await add('empty', empty);
          await untilText(none, 'message', 'No stream to listen to yet');
          const failed = await add('failed', '');
          await until(() => !!text(failed, 'message')?.includes('base-url'), 'a sentence');
          const ready = await add('ready', stage.panel.url);
          await untilText(ready, 'title', 'Glass');
          await isAccessible(place);
          button(ready).click();
          await untilText(ready, 'state', 'Live');
          await isAccessible(place);
          ready.stop();
          await stage.panel.stop();
          dispatchEvent(new Event('offline'));
        });
      }
    }

    it('by keyboard alone, in the order of what is seen', async () => {
      const element = await stage.showing();
      const before = document.createElement('button');
      element.before(before);
      stage.ends.push(() => before.remove());
      before.focus();
      const reached: (string | null)[] = [];
      for (let tabs = 0; tabs < 4; tabs++) {
        await sendKeys({ press: 'Tab' });
        reached.push(label(element.shadowRoot!.activeElement!));
      }
      expect(reached).to.deep.equal(['Play', 'Stream', 'Mute', 'Volume']);
      await sendKeys({ press: 'ArrowLeft' });
      expect(audio(element).volume).to.be.closeTo(0.95, 0.001);
      button(element).focus();
      await sendKeys({ press: 'Enter' });
      await untilText(element, 'state', 'Live');
      expect(element.shadowRoot!.activeElement).to.equal(button(element));
      await sendKeys({ press: 'Enter' });
      await untilText(element, 'state', '');
    });

    it('with targets of 44 pixels', async () => {
      for (const width of [280, 800]) {
        const element = await stage.showing();
        element.style.width = width + 'px';
        for (const each of [button(element), mute(element), slider(element), select(element)]) {
          const { width: wide, height } = each.getBoundingClientRect();
          expect(wide, each.outerHTML).to.be.at.least(44);
          expect(height, each.outerHTML).to.be.at.least(44);
        }
        element.remove();
      }
    });
  });

  describe('shows', () => {
    it('the station, the stream and what is on air', async () => {
      const element = await stage.showing();
      expect(text(element, 'name')).to.equal('Radio Meridian');
      expect(text(element, 'artist')).to.equal('Ada Winter');
      expect(stream(element)).to.equal('128 kbit/s');
      expect(label(button(element))).to.equal('Play');
      expect(label(part(element, 'player')!)).to.equal('Radio Meridian');
      expect(text(element, 'state')).to.equal('');
    });

    it('the name of the station as the title, once, when nothing is on air, or a jingle', async () => {
      const streams = [channel({ stream_url: stage.panel.url + '/listen/1/radio.wav' })];
      const ended = record({ ts: Date.now() - 3_600_000 });
      const jingle = record({ ts: Date.now(), jingle_id: 4, title: 'Station ID 3', length: 60_000 });
      for (const history of [[], [ended], [jingle]]) {
        const url = await stage.saying(streams, history);
        const element = await fixture(html`<onair-player base-url=${url}></onair-player>`);
        await untilText(element, 'title', 'Radio Meridian');
        expect(text(element, 'name')).to.equal('');
        expect(text(element, 'artist')).to.equal('');
        expect(label(part(element, 'player')!)).to.equal('Radio Meridian');
        element.remove();
      }
    });

    it('the name of the station above the sentence that says why nothing plays', async () => {
      const url = await stage.saying([channel()], []);
      const element = await fixture(html`<onair-player base-url=${url}></onair-player>`);
      await untilText(element, 'message', 'This stream has no address.');
      await untilText(element, 'name', 'Radio Meridian');
    });

    it('the whole title where there is room, and cuts the artist first', async () => {
      const title = 'Everything We Forgot to Say Before the Last';
      await stage.panel.play({ title, author: 'The Royal Orchestra of the North', length: 600_000 });
      const element = await fixture<HTMLElement>(
        html`<onair-player base-url=${stage.panel.url} style="width: 616px"></onair-player>`,
      );
      await untilText(element, 'title', title);
      const [name, artist, song] = ['title', 'artist', 'player'].map((each) => part(element, each)!);
      expect(name!.scrollWidth).to.equal(name!.clientWidth);
      expect(artist!.scrollWidth).to.be.above(artist!.clientWidth);
      const { right } = song!.getBoundingClientRect();
      expect(artist!.getBoundingClientRect().right).to.be.at.least(right - 18);
    });

    it('one size, whatever its state', async () => {
      for (const width of [280, 390, 600, 1000]) {
        const place = emptyPlace();
        place.style.width = width + 'px';
        const element = document.createElement('onair-player');
        element.baseUrl = stage.panel.url;
        const failed = document.createElement('onair-player');
        place.append(element, failed);
        await until(() => !!part(element, 'player'), 'a box');
        const loading = element.offsetHeight;
        await untilText(element, 'title', 'Glass');
        expect(element.offsetHeight, `ready at ${width} px`).to.equal(loading);
        await until(() => !!text(failed, 'message'), 'a sentence');
        expect(heightOf(failed), `failed at ${width} px`).to.equal(loading);
        expect(element.scrollWidth, `${width} px`).to.be.at.most(width);
      }
    });

    it('what is missing, in a whole sentence, in the narrowest column, too', async () => {
      for (const [width, size] of [
        [240, 16],
        [390, 32],
        [1200, 16],
      ] as const) {
        const place = emptyPlace();
        place.style.cssText = `width: ${width}px; font-size: ${size}px`;
        const element = await fixture(html`<onair-player></onair-player>`, { parentNode: place });
        await untilStatus(element, 'failed');
        await until(() => !!text(element, 'message')?.includes('base-url'), 'a sentence');
        const [said, box] = [part(element, 'message')!, part(element, 'player')!.getBoundingClientRect()];
        expect(said.scrollHeight, `${width} px`).to.be.at.most(said.clientHeight + 1);
        for (const edge of ['top', 'bottom'] as const) {
          const inside = edge === 'top' ? 1 : -1;
          const apart = (said.getBoundingClientRect()[edge] - box[edge]) * inside;
          expect(apart, `${edge}, ${width} px`).to.be.at.least(0);
        }
      }
    });

    it('that a panel has no streams', async () => {
      const element = await fixture(html`<onair-player base-url=${await stage.saying([])}></onair-player>`);
      await untilStatus(element, 'empty');
      await untilText(element, 'message', 'No stream to listen to yet');
      expect(button(element).disabled).to.equal(true);
    });

    it('that a panel does not answer, and what it still knows', async () => {
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
      await until(() => /^as of \d\d:\d\d$/.test(text(element, 'state')!), 'a time');
      expect(button(element).disabled).to.equal(false);
    });

    it('what stands inside it, as long as there is no stream', async () => {
      const element = await fixture(
        html`<onair-player base-url=${await stage.saying([])}><a href="/live.m3u">Listen</a></onair-player>`,
      );
      await untilStatus(element, 'empty');
      expect(element.querySelector('a')!.offsetHeight).to.be.above(0);
      const ready = await stage.showing(
        html`<onair-player base-url=${stage.panel.url}><a href="/live.m3u">Listen</a></onair-player>`,
      );
      expect(ready.querySelector('a')!.offsetHeight).to.equal(0);
    });

    it('all of what stands inside it, and of the sentence below', async () => {
      for (const width of [280, 1280]) {
        const place = emptyPlace();
        place.style.width = width + 'px';
        const element = document.createElement('onair-player');
        element.innerHTML = '<a href="/live.m3u">Listen with another program, wherever you are</a>';
        place.append(element);
        await until(() => !!text(element, 'message'), 'a sentence');
        const link = element.firstElementChild!.getBoundingClientRect();
        const sentence = part(element, 'message')!.getBoundingClientRect();
        const box = part(element, 'message')!.parentElement!.getBoundingClientRect();
        expect(sentence.top, `${width} px`).to.be.at.least(link.bottom - 1);
        expect(link.top, `${width} px`).to.be.at.least(box.top - 1);
        expect(sentence.bottom, `${width} px`).to.be.at.most(box.bottom);
      }
    });

    it('something else without having the page laid out before its frame', async () => {
      const element = await stage.showing();
      const { getComputedStyle } = window;
      stage.ends.push(() => (window.getComputedStyle = getComputedStyle));
      const asked: Element[] = [];
      window.getComputedStyle = (of, pseudo) => {
        asked.push(of);
        return getComputedStyle(of, pseudo);
      };
      element.requestUpdate();
      await element.updateComplete;
      expect(asked).to.deep.equal([]);
      await new Promise(requestAnimationFrame);
      // On a slow machine there may be more updates by then, and a frame for each.
      expect([...new Set(asked)]).to.deep.equal([part(element, 'player')]);
    });

    it('its own words in German', async () => {
      const element = await stage.showing(
        html`<onair-player lang="de" base-url=${stage.panel.url}></onair-player>`,
      );
      await until(() => label(button(element)) === 'Abspielen', 'German');
      expect(label(slider(element))).to.equal('Lautstärke');
      expect(slider(element).getAttribute('aria-valuetext')).to.equal('100\u00a0%');
    });

    it('text as text, whatever a panel says', async () => {
      const url = await stage.saying([
        channel({ s_format: '<img src=x onerror=parent.ran=1>', bitrate: null }),
      ]);
      const element = await fixture(html`<onair-player base-url=${url}></onair-player>`);
      await untilText(element, 'message', 'This stream has no address.');
      expect(element.shadowRoot!.querySelector('img')).to.equal(null);
    });
  });

  it('tells the page what is heard, and what fails', async () => {
    const element = document.createElement('onair-player');
    element.baseUrl = stage.panel.url;
    const heard = nextDetail<{ track: { title: string } }>(element, 'onair-track');
    emptyPlace().append(element);
    expect((await heard).track.title).to.equal('Glass');
    const other = document.createElement('onair-player');
    const failed = nextDetail<{ failure: Error }>(other, 'onair-failure');
    emptyPlace().append(other);
    expect(plain((await failed).failure.message)).to.not.equal('');
  });
});
