import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { isAccessible } from '../accessible.js';
import { emptyPlace, heightOf, part, text, until, untilStatus, untilText } from '../shown.js';
import { audio, button, label, mute, openMenu, setVirtualStage, slider } from './stage.js';

describe('<onair-player>', () => {
  const stage = setVirtualStage();

  describe('accessibility', () => {
    it('can be operated by keyboard in visual order', async () => {
      const element = await stage.showing();
      await until(() => !!part(element, 'open') && !button(element).disabled, 'the channels');
      const before = document.createElement('button');
      element.before(before);
      stage.ends.push(() => before.remove());
      before.focus();
      const reached: (string | null)[] = [];
      for (let tabs = 0; tabs < 5; tabs++) {
        await sendKeys({ press: 'Tab' });
        reached.push(label(element.shadowRoot!.activeElement!));
      }
      expect(reached).to.deep.equal(['Show player', 'Play', 'Mute', 'Volume', 'More']);
      slider(element).focus();
      await sendKeys({ press: 'ArrowLeft' });
      expect(audio(element).volume).to.be.closeTo(0.95, 0.001);
      button(element).focus();
      await sendKeys({ press: 'Enter' });
      await untilText(element, 'state', 'Live');
      expect(element.shadowRoot!.activeElement).to.equal(button(element));
      await sendKeys({ press: 'Enter' });
      await untilText(element, 'state', '');
    });

    it('has aligned 44-pixel touch targets', async () => {
      for (const width of [280, 390, 520, 800]) {
        const element = await stage.showing(
          html`<onair-player
            vote
            popup
            base-url=${stage.panel.url}
            style="width: ${width}px"
          ></onair-player>`,
        );
        await until(() => !!part(element, 'popup') && !!part(part(element, 'vote')!, 'like'), 'all buttons');
        const centre = ({ top, bottom }: DOMRect): number => (top + bottom) / 2;
        const axis = centre(part(element, 'player')!.getBoundingClientRect());
        const likes = [...element.shadowRoot!.querySelectorAll('onair-vote')].map((vote) =>
          part(vote, 'like')!,
        );
        const row = [
          button(element),
          part(element, 'more')!,
          part(element, 'popup')!,
          mute(element),
          ...likes,
        ];
        const shown = row.filter(({ offsetWidth }) => offsetWidth);
        expect(shown.length, String(width)).to.equal({ 280: 2, 390: 2, 520: 3, 800: 5 }[width]);
        for (const each of shown) {
          const box = each.getBoundingClientRect();
          expect(centre(box), `${each.outerHTML} at ${width}`).to.be.closeTo(axis, 1);
          if (likes.includes(each)) continue;
          expect(box.width, each.outerHTML).to.be.at.least(44);
          expect(box.height, each.outerHTML).to.be.at.least(44);
        }
        const menu = await openMenu(element);
        const inMenu = [...menu.querySelectorAll<HTMLElement>('button, select, input')];
        const targets = inMenu.filter(({ offsetWidth }) => offsetWidth);
        expect(targets.length, String(width)).to.equal({ 280: 6, 390: 6, 520: 4, 800: 3 }[width]);
        for (const each of targets) {
          const box = each.getBoundingClientRect();
          expect(box.width, each.outerHTML).to.be.at.least(44);
          expect(box.height, each.outerHTML).to.be.at.least(44);
        }
        await isAccessible(element);
        menu.close();
        element.remove();
      }
    });

    it('keeps the focused volume slider open', async () => {
      const element = await stage.showing(
        html`<onair-player base-url=${stage.panel.url} style="width: 520px"></onair-player>`,
      );
      const isOpen = (): boolean => getComputedStyle(slider(element)).opacity === '1';
      expect(isOpen()).to.equal(false);
      const title = part(element, 'title')!.getBoundingClientRect().left;
      mute(element).focus();
      await until(isOpen, 'the slider');
      await until(
        () =>
          slider(element).getBoundingClientRect().left >= button(element).getBoundingClientRect().right - 1,
        'room beside the play button',
      );
      expect(part(element, 'title')!.getBoundingClientRect().left).to.equal(title);
      await isAccessible(element);
      slider(element).focus();
      expect(isOpen()).to.equal(true);
      slider(element).blur();
      await until(() => getComputedStyle(slider(element)).opacity === '0', 'no slider');
      mute(element).dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
      part(element, 'loudness')!.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
      await until(isOpen, 'the slider');
      part(element, 'loudness')!.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
      await until(() => getComputedStyle(slider(element)).opacity === '0', 'no slider');
    });

    it('opens the volume slider on the first tap', async () => {
      const element = await stage.showing();
      const tap = async (): Promise<void> => {
        const options = { pointerType: 'touch', bubbles: true, composed: true };
        mute(element).dispatchEvent(new PointerEvent('pointerdown', options));
        mute(element).dispatchEvent(new PointerEvent('click', options));
        await element.updateComplete;
      };
      await tap();
      expect(part(element, 'player')!.hasAttribute('data-loud')).to.equal(true);
      expect(audio(element).muted).to.equal(false);
      await tap();
      expect(audio(element).muted).to.equal(true);
    });
  });

  describe('content', () => {
    it('fits 16 letters of the title on a phone', async () => {
      for (const position of [null, 'bottom'] as const) {
        const place = emptyPlace();
        place.style.cssText = 'width: 390px; transform: scale(1)';
        const element = document.createElement('onair-player');
        element.baseUrl = stage.panel.url;
        element.vote = element.popup = true;
        element.position = position;
        await stage.panel.play({
          title: 'Everything We Forgot to Say Before the Last',
          author: 'Ada Winter',
          length: 600_000,
        });
        place.append(element);
        await until(() => !!text(element, 'title')?.startsWith('Everything'), 'a title');
        await until(() => label(part(element, 'player')!) === 'Radio Meridian', 'the station');
        const title = part(element, 'title')!;
        const range = document.createRange();
        const letters = [...title.childNodes].find((node) => node instanceof Text && node.data.trim())!;
        range.setStart(letters, 0);
        range.setEnd(letters, 16);
        const ellipsis = 16;
        const { right } = title.getBoundingClientRect();
        const padding = parseFloat(getComputedStyle(title).paddingRight);
        expect(range.getBoundingClientRect().right).to.be.at.most(right - padding - ellipsis);
        const artist = part(element, 'artist')!;
        expect(artist.scrollWidth).to.be.at.most(artist.clientWidth);
        expect(artist.getBoundingClientRect().top).to.be.at.least(title.getBoundingClientRect().bottom);
        element.remove();
      }
    });

    it('truncates the artist before the title', async () => {
      const title = 'Everything We Forgot to Say Before the Last';
      await stage.panel.play({ title, author: 'The Royal Orchestra of the North', length: 600_000 });
      const element = await fixture<HTMLElement>(
        html`<onair-player base-url=${stage.panel.url} style="width: 790px"></onair-player>`,
      );
      await untilText(element, 'title', title);
      const [name, artist] = ['title', 'artist'].map((each) => part(element, each)!);
      expect(name!.scrollWidth).to.equal(name!.clientWidth);
      expect(artist!.scrollWidth).to.be.above(artist!.clientWidth);
      const { left } = button(element).getBoundingClientRect();
      expect(artist!.getBoundingClientRect().right).to.be.at.least(left - 18);
      element.style.width = '720px';
      await until(() => name!.scrollWidth > name!.clientWidth, 'a shorter title');
      expect(artist!.clientWidth, 'six letters of the artist').to.be.at.least(64);
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

    it('shows a message in full', async () => {
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

    it('shows its slotted content above a message', async () => {
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
