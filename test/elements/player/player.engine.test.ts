import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { OnairPlayer } from '../../../src/elements/player/player.js';
import { isAccessible } from '../accessible.js';
import { emptyPlace, heightOf, part, text, until, untilStatus, untilText } from '../shown.js';
import { audio, button, label, mute, select, setVirtualStage, slider } from './stage.js';

describe('<onair-player>', () => {
  const stage = setVirtualStage();

  describe('accessibility', () => {
    for (const scheme of ['light', 'dark']) {
      for (const dir of ['ltr', 'rtl']) {
        it(`passes axe in each state, ${scheme}, ${dir}`, async () => {
          const place = emptyPlace();
          place.dir = dir;
          place.style.cssText = `color-scheme:${scheme};background:Canvas;color:CanvasText`;
          const silent = stage.server({ '*': { delay: -1 } });
          const empty = stage.serveLists([]);
          const add = async (status: string, baseUrl: string): Promise<OnairPlayer> => {
            const element = document.createElement('onair-player');
            element.baseUrl = baseUrl;
            place.append(element);
            await untilStatus(element, status);
            return element;
          };
          await add('loading', silent.url);
          const none = await add('empty', empty);
          await untilText(none, 'message', 'Nothing to listen to yet');
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

    it('can be operated by keyboard, in visual order', async () => {
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

    it('has 44-pixel touch targets', async () => {
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

  describe('content', () => {
    it('shows the whole title if it fits, truncating the artist first', async () => {
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

    it('has the same size in each state', async () => {
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

    it('shows the whole message about a missing setting, even in a narrow column', async () => {
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

    it('shows its slotted content in full, with the message below', async () => {
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
  });
});
