import { expect, fixture, fixtureSync, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { OnairNowPlaying } from '../../../src/elements/now-playing/now-playing.js';
import '../../../src/elements/now-playing/define.js';
import { isWebKit } from '../engine.js';
import { emptyPlace, heightOf, part, record, text, until, untilStatus, untilText } from '../shown.js';
import { setStations } from '../stations.js';
import { setWorld } from '../../kit/page-world.js';

const MINUTE = 60_000;

describe('<onair-now-playing>', () => {
  const { panel, serveLists, serveResponses, pass, passUntil } = setWorld();
  // Pictures need a real address.
  const { serveResponses: servePictures } = setStations();

  /** Renders an element for a station with exactly these history records. */
  async function showing(...records: Record<string, unknown>[]): Promise<OnairNowPlaying> {
    const url = serveLists({ history: records });
    return fixture(html`<onair-now-playing base-url=${url}></onair-now-playing>`);
  }

  describe('with and without data', () => {
    it('wraps long text in the state line', async () => {
      const { url, play, faults } = await panel();
      const dj_name = 'Everything We Forgot to Say Before the Last Train Left';
      await play({ title: 'Long ' + dj_name, author: dj_name, dj_name, length: 600_000 });
      const element = await fixture<OnairNowPlaying>(
        html`<onair-now-playing base-url=${url} style="width: 280px"></onair-now-playing>`,
      );
      await untilStatus(element, 'ready');
      const height = part(element, 'state')!.offsetHeight;
      await faults({ fail: 1 });
      await passUntil(() => element.status === 'stale', 'a failure');
      // The time includes the zone only if the schedule has loaded, which this test doesn't require.
      expect(text(element, 'state')).to.match(/^as of \d\d:\d\d(\sGMT\+1)? · Everything/);
      expect(part(element, 'state')!.offsetHeight).to.be.closeTo(2 * height, 2);
      // The rows below remain visible.
      expect(part(element, 'artist')!.getBoundingClientRect().bottom).to.be.at.most(
        part(element, 'time')!.parentElement!.getBoundingClientRect().top + 1,
      );
    });
  });

  describe('with a current track', () => {
    it("starts the row with a live set's elapsed time", async () => {
      const live = { all_music_id: null, title: null, author: null, dj_name: 'DJ Ana', length: null };
      for (const [dir, start] of [
        ['ltr', 'left'],
        ['rtl', 'right'],
      ] as const) {
        const place = emptyPlace();
        place.dir = dir;
        const element = await showing(record({ ts: Date.now() - 65 * MINUTE, ...live }));
        place.append(element);
        await untilStatus(element, 'ready');
        await until(() => !!text(element, 'time'), 'a time');
        const edge = (box: Element) => box.getBoundingClientRect()[start];
        expect(edge(part(element, 'time')!), dir).to.be.closeTo(
          edge(part(element, 'time')!.parentElement!),
          1,
        );
      }
    });

    it('aligns a Latin title on a right-to-left page', async () => {
      const place = emptyPlace();
      place.dir = 'rtl';
      for (const width of [280, 390, 700]) {
        const element = await showing(record({ ts: Date.now(), title: 'Glass', author: 'Ada Winter' }));
        place.style.width = width + 'px';
        place.append(element);
        await untilText(element, 'title', 'Glass');
        const [title, artist] = ['title', 'artist'].map((name) => {
          const letters = document.createRange();
          letters.selectNodeContents(part(element, name)!);
          return letters.getBoundingClientRect().right;
        });
        expect(title, String(width)).to.be.closeTo(artist!, 2);
      }
    });

    it("doesn't clip italics", async () => {
      const element = await showing(record({ ts: Date.now(), title: 'Jƒ', author: 'Jƒ', length: 200_000 }));
      await untilText(element, 'title', 'Jƒ');
      for (const layout of ['card', 'line'] as const) {
        element.layout = layout;
        await element.updateComplete;
        for (const name of ['title', 'artist']) {
          const each = part(element, name)!;
          const letters = document.createRange();
          letters.selectNodeContents(each);
          const { left, right } = letters.getBoundingClientRect();
          // Both the text's own box and the box around all texts clip.
          for (const box of [each, element.shadowRoot!.querySelector('.text')!]) {
            const edges = box.getBoundingClientRect();
            expect(left - edges.left, `${name} of a ${layout}`).to.be.at.least(3);
            expect(edges.right - right, `${name} of a ${layout}`).to.be.at.least(3);
          }
        }
      }
    });

    it('has the same height with any content', async () => {
      const long = 'Everything We Forgot to Say Before the Last Train Left '.repeat(20);
      const elements = [
        await fixture<HTMLElement>(html`<onair-now-playing></onair-now-playing>`),
        await showing(record({ ts: Date.now(), title: 'A' })),
        await showing(record({ ts: Date.now(), title: long, author: long, dj_name: long })),
        await showing(record({ ts: Date.now() - 60 * MINUTE })),
        await showing(),
      ];
      for (const width of [280, 390, 768]) {
        const heights = new Set<number>();
        for (const element of elements) {
          element.style.width = width + 'px';
          heights.add(heightOf(element));
          await until(() => element.getAttribute('status') !== 'loading', 'an answer');
          heights.add(heightOf(element));
        }
        expect([...heights], `${width} px`).to.have.length(1);
      }
    });

    it('keeps all content inside the card', async () => {
      const url = serveLists({ history: [record({ ts: Date.now() - 30_000, length: 600_000 })] });
      for (const vote of [false, true]) {
        const element = await fixture<OnairNowPlaying>(
          html`<onair-now-playing base-url=${url} ?vote=${vote}></onair-now-playing>`,
        );
        await untilStatus(element, 'ready');
        if (vote) await until(() => !!part(part(element, 'vote')!, 'like'), 'buttons');
        for (let width = 280; width <= 900; width += 20) {
          element.style.width = width + 'px';
          const card = part(element, 'card')!.getBoundingClientRect();
          const icon = vote && part(part(element, 'vote')!, 'like')!.querySelector('svg');
          const parts = ['time', 'progress', 'artist'].map((name) => part(element, name)!);
          for (const each of icon ? [...parts, icon] : parts) {
            const { left, right, bottom } = each.getBoundingClientRect();
            const where = `${each.part.value || 'icon'} at ${width} px`;
            // Letters may overhang their line into a padding.
            const reach = icon === each ? 0 : parseFloat(getComputedStyle(each).paddingLeft);
            expect(left + reach, where).to.be.at.least(card.left + 16);
            expect(right - reach, where).to.be.at.most(card.right - 16);
            expect(bottom, where).to.be.at.most(card.bottom - 16);
          }
          const [time, progress] = parts.map((each) => each.getBoundingClientRect());
          const cover = part(element, 'cover')!.getBoundingClientRect();
          if (width < 352) expect(cover.width, `cover at ${width} px`).to.equal(card.width - 2);
          else expect(cover.height, `cover at ${width} px`).to.be.closeTo(card.height - 2, 0.1);
          // A time such as 0:30 / 10:00 is 6em wide. The line takes up the rest of the row.
          expect(time!.width, `time at ${width} px`).to.be.at.most(90);
          expect(time!.left - progress!.right, `time at ${width} px`).to.be.closeTo(12, 1);
          const under = icon ? card.bottom - icon.getBoundingClientRect().bottom : 0;
          if (width < 520) expect(under, `under the icon at ${width} px`).to.be.at.most(20);
        }
      }
    });

    it('is never wider than its column', async function () {
      const { innerWidth: width, innerHeight: height } = window;
      if (isWebKit) this.skip();
      const places = ['grid', 'grid; grid-template-columns: 1fr', 'flex; flex-direction: column'];
      const shrinking = ['flex; flex-direction: column; align-items: center', 'flex'];
      try {
        for (const window of [240, 320, 383]) {
          await setViewport({ width: window, height });
          for (const display of [...places, ...shrinking]) {
            const place = fixtureSync<HTMLElement>(
              html`<div style="display: ${display}"><onair-now-playing></onair-now-playing></div>`,
            );
            const around = fixtureSync<HTMLElement>(
              html`<div style="display: ${display}">
                <div><onair-now-playing></onair-now-playing></div>
              </div>`,
            );
            for (const each of [place, around]) {
              const where = `${display} at ${window} px`;
              const { offsetWidth } = each.querySelector('onair-now-playing')!;
              expect(offsetWidth, where).to.be.at.most(each.clientWidth);
              expect(offsetWidth, where).to.be.at.least(places.includes(display) ? each.clientWidth : 160);
              each.remove();
            }
          }
        }
      } finally {
        await setViewport({ width, height });
      }
    });

    it('renders texts where their placeholders were', async () => {
      // A title that fits on one line. The panel's own tracks may have longer ones.
      const body = JSON.stringify([record({ ts: Date.now() })]);
      let come = (): void => undefined;
      const after = new Promise<void>((resolve) => (come = resolve));
      const url = serveResponses({ '/api/v2/history/': { body, after } });
      const element = await fixture(html`<onair-now-playing base-url=${url}></onair-now-playing>`);
      const places = (): number[] =>
        ['state', 'title', 'artist'].map((name) =>
          Math.round(part(element, name)!.getBoundingClientRect().top),
        );
      const outlines = places();
      come();
      await untilStatus(element, 'ready');
      // Engines round line heights differently.
      places().forEach((place, i) => expect(place).to.be.closeTo(outlines[i]!, 2));
    });

    it('draws a cover if its picture fails to load', async () => {
      const element = await showing(
        record({ ts: Date.now(), img_medium_url: location.origin + '/no-such.png' }),
      );
      await untilStatus(element, 'ready');
      const image = part(element, 'cover')!.querySelector('img')!;
      expect(image.referrerPolicy).to.equal('no-referrer');
      expect(image.alt).to.equal('');
      await until(() => getComputedStyle(image).display === 'none', 'no picture');
      const drawing = part(element, 'cover')!.querySelector('svg')!;
      await until(() => drawing.querySelectorAll('path, circle').length > 5, 'a drawing');
      expect(getComputedStyle(drawing).visibility).to.equal('visible');
    });

    it('draws a missing cover based on the title', async () => {
      const drawingOf = async (title: string): Promise<string> => {
        const element = await showing(record({ ts: Date.now(), title }));
        // Covers grow with the window, which is narrower if it has a scrollbar.
        element.style.width = '600px';
        await untilText(element, 'title', title);
        const cover = part(element, 'cover')!;
        const { width, height } = cover.getBoundingClientRect();
        const drawing = cover.querySelector('svg')!;
        await until(() => drawing.querySelectorAll('path, circle').length > 5, 'a drawing');
        expect(cover.textContent.trim()).to.equal('');
        const after = drawing.getBoundingClientRect();
        expect([after.width, after.height]).to.deep.equal([width, height]);
        const shapes = [...drawing.querySelectorAll('path, circle')];
        return shapes.map((shape) => shape.getAttribute('d') ?? shape.getAttribute('cx')).join();
      };
      const first = await drawingOf('Glass');
      expect(await drawingOf('Glass')).to.equal(first);
      expect(await drawingOf('Paper Boats')).to.not.equal(first);
    });

    it('gives cover gradients unique ids', async () => {
      const element = await showing(record({ ts: Date.now(), title: 'Glass' }));
      await untilText(element, 'title', 'Glass');
      const drawing = part(element, 'cover')!.querySelector('svg')!;
      await until(() => !!drawing.querySelector('[id]'), 'a drawing');
      for (const shape of drawing.querySelectorAll('[fill^="url("]')) {
        const id = /#(.*)\)/.exec(shape.getAttribute('fill')!)![1]!;
        expect(drawing.querySelectorAll(`[id="${id}"]`).length, id).to.equal(1);
        expect(id).to.match(/^drawn\d+-/);
      }
    });

    it('layout="line": shows initials for a missing cover', async () => {
      const element = await showing(record({ ts: Date.now() }));
      element.layout = 'line';
      await until(() => text(element, 'cover') === 'PA', 'letters');
    });

    it('hides the placeholder of a transparent cover', async () => {
      const pictures = await servePictures({
        '/clear.svg': {
          body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>',
          headers: { 'Content-Type': 'image/svg+xml' },
        },
      });
      const element = await showing(
        record({ ts: Date.now() - 5000, img_medium_url: pictures + '/clear.svg' }),
      );
      await untilStatus(element, 'ready');
      const cover = part(element, 'cover')!;
      await until(() => getComputedStyle(cover.querySelector('svg')!).visibility === 'hidden', 'no letters');
      expect(getComputedStyle(cover.querySelector('img')!).visibility).to.equal('visible');
    });
  });

  describe('when the track changes', () => {
    const { matchMedia } = window;
    beforeEach(() => (window.matchMedia = () => matchMedia('not all')));
    afterEach(() => (window.matchMedia = matchMedia));

    const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>';

    /** `change` switches from the old track to the new one. The new cover never loads. */
    async function changing(): Promise<OnairNowPlaying> {
      const pictures = await servePictures({
        '/old.svg': { body: PICTURE, headers: { 'Content-Type': 'image/svg+xml' } },
        '/new.svg': { delay: -1 },
      });
      const ts = Date.now() - 5000;
      const element = await showing(
        record({ id: 2, ts, title: 'New', img_medium_url: pictures + '/new.svg' }),
        record({ id: 1, ts: ts - 190_000, title: 'Old', img_medium_url: pictures + '/old.svg' }),
      );
      element.delay = 10;
      await untilText(element, 'title', 'Old');
      const letters = part(element, 'cover')!.querySelector('svg')!;
      await until(() => getComputedStyle(letters).visibility === 'hidden', 'the cover alone');
      // Until its code has loaded, tracks change at once.
      await until(() => (element as unknown as { change: object | null }).change !== null, 'the code');
      return element;
    }

    async function change(element: OnairNowPlaying): Promise<void> {
      element.delay = 0;
      await element.updateComplete;
      // The old track stays for this long while the new cover loads.
      await pass(1500);
    }

    it('animates the old title from its original position', async () => {
      const element = await changing();
      const titles = (): HTMLElement[] => [
        ...element.shadowRoot!.querySelectorAll<HTMLElement>('[part=title]'),
      ];
      const places = (): number[] => {
        const { left, top, width } = titles().at(-1)!.getBoundingClientRect();
        return [left, top, width];
      };
      const before = places();
      let after: number[] = [];
      const observer = new MutationObserver(() => {
        if (titles().length < 2 || after.length) return;
        expect(titles().map(({ textContent }) => textContent)).to.deep.equal(['New', 'Old']);
        for (const each of element.shadowRoot!.getAnimations()) each.cancel();
        after = places();
      });
      observer.observe(element.shadowRoot!, { childList: true, subtree: true });
      await change(element);
      await until(() => after.length > 0, 'both titles');
      observer.disconnect();
      after.forEach((place, at) => expect(place).to.be.closeTo(before[at]!, 0.5));
    });

    it('never shows the old cover next to the new title', async () => {
      const element = await changing();
      const cover = part(element, 'cover')!;
      await change(element);
      await untilText(element, 'title', 'New');
      expect(cover.querySelector('img')!.src).to.match(/new\.svg$/);
      await until(() => cover.querySelectorAll('img').length === 1, 'one cover');
      // Neither initials nor a generated cover flash before the new cover.
      expect(text(element, 'cover')).to.equal('');
      expect(cover.querySelector('path')).to.equal(null);
    });

    it('resets the progress line without animating it', async () => {
      const element = await changing();
      const motion = new CSSStyleSheet();
      motion.replaceSync('i { transition: transform 1s linear }');
      element.shadowRoot!.adoptedStyleSheets.push(motion);
      const progress = (): number => {
        const bar = part(element, 'progress')!.querySelector('i')!;
        return new DOMMatrix(getComputedStyle(bar).transform).a;
      };
      expect(progress()).to.be.above(0.9);
      await change(element);
      await untilText(element, 'title', 'New');
      const animations = element.shadowRoot!.getAnimations();
      for (const each of animations.filter((each) => each.effect?.getComputedTiming().endTime !== Infinity))
        each.finish();
      expect(progress()).to.be.below(0.1);
    });
  });

  describe('attributes', () => {
    it('layout="line": fits into a single row', async () => {
      const { url, play } = await panel();
      await play({ title: 'Glass', author: 'Ada Winter', length: 220_000 });
      const element = await fixture<OnairNowPlaying>(
        html`<onair-now-playing base-url=${url} layout="line"></onair-now-playing>`,
      );
      await untilText(element, 'title', 'Glass');
      expect(text(element, 'artist')).to.equal('Ada Winter');
      expect(text(element, 'time')).to.equal('0:00');
      const size = parseFloat(getComputedStyle(element).fontSize);
      for (const width of [280, 1280]) {
        element.style.width = width + 'px';
        expect(element.offsetHeight).to.equal(2 * size);
      }
    });

    it('layout="line": truncates the artist rather than the title', async () => {
      const author = 'The Royal Philharmonic Orchestra of the Northern Provinces and Choir';
      for (const title of ['Glass', 'Everything We Forgot to Say']) {
        const element = await showing(record({ ts: Date.now(), title, author }));
        element.layout = 'line';
        await untilText(element, 'title', title);
        element.style.width = '390px';
        const [name, artist] = ['title', 'artist'].map((each) => part(element, each)!);
        expect(name!.scrollWidth, title).to.equal(name!.clientWidth);
        expect(artist!.scrollWidth, title).to.be.above(artist!.clientWidth);
        expect(name!.getBoundingClientRect().left).to.be.below(artist!.getBoundingClientRect().left);
        element.remove();
      }
    });

    it('layout="line": hides the time before truncating the artist', async () => {
      const title = 'Everything We Forgot to Say Before the Last Train';
      const element = await showing(record({ ts: Date.now(), title, author: 'The Royal Philharmonic' }));
      element.layout = 'line';
      await untilText(element, 'title', title);
      const [name, artist, time] = ['title', 'artist', 'time'].map((each) => part(element, each)!);
      for (const width of [360, 390, 480]) {
        element.style.width = width + 'px';
        const row = element.getBoundingClientRect();
        const [title, by] = [name!, artist!].map((each) => each.getBoundingClientRect());
        expect(time!.getBoundingClientRect().top, `${width}`).to.be.at.least(row.bottom);
        expect(by!.width, `${width}`).to.be.at.least(40);
        expect(by!.right, `${width}`).to.be.at.most(row.right + 4);
        expect(by!.left, `${width}`).to.be.at.least(title!.right - 8);
        expect(title!.bottom, `${width}`).to.be.at.most(row.bottom);
      }
      element.style.width = '800px';
      const { bottom } = element.getBoundingClientRect();
      expect(time!.getBoundingClientRect().bottom).to.be.at.most(bottom);
    });

    it('layout="line": stacks title and artist in a narrow line', async () => {
      const [title, author] = ['Everything We Forgot to Say', 'The Royal Philharmonic Orchestra'];
      for (const ts of [Date.now(), Date.now() - 90 * MINUTE]) {
        const element = await showing(record({ ts, title, author }));
        element.layout = 'line';
        await untilText(element, 'title', title);
        for (const width of [240, 280, 340]) {
          element.style.width = width + 'px';
          const where = `${width} px, ${text(element, 'state')}`;
          const row = element.getBoundingClientRect();
          const [name, by] = ['title', 'artist'].map((each) => part(element, each)!.getBoundingClientRect());
          expect(row.height, where).to.equal(2 * parseFloat(getComputedStyle(element).fontSize));
          expect(by!.left, where).to.equal(name!.left);
          expect(by!.bottom - name!.bottom, where).to.be.above(13);
          expect(name!.top, where).to.be.at.least(row.top - 1);
          expect(by!.bottom, where).to.be.at.most(row.bottom + 1);
          if (!text(element, 'state')) expect(name!.width, where).to.be.at.least(width / 2);
        }
        element.remove();
      }
    });

    it('layout="line": shows messages in one row', async () => {
      const failed = await fixture<OnairNowPlaying>(
        html`<onair-now-playing layout="line" style="width: 280px"></onair-now-playing>`,
      );
      await until(() => !!text(failed, 'message'), 'a sentence');
      const message = part(failed, 'message')!;
      expect(message.offsetHeight).to.be.below(2 * parseFloat(getComputedStyle(message).fontSize));
      expect(message.getBoundingClientRect().right).to.be.at.most(failed.getBoundingClientRect().right);
      expect(message.title).to.equal(text(failed, 'message'));
      const { url, play, faults } = await panel();
      await play({ title: 'Glass', author: 'Ada Winter', dj_name: 'DJ Ana', length: 600_000 });
      const stale = await fixture<OnairNowPlaying>(
        html`<onair-now-playing base-url=${url} layout="line"></onair-now-playing>`,
      );
      await untilStatus(stale, 'ready');
      await faults({ fail: 1 });
      await passUntil(() => stale.status === 'stale', 'a failure');
      expect(text(stale, 'state')).to.match(/^as of \d\d:\d\d$/);
    });

    it('art: replaces missing covers', async () => {
      const art = location.origin + '/logo.svg';
      const shown = (element: Element) => part(element, 'cover')!.querySelector('img')?.getAttribute('src');
      const from = async (...records: Record<string, unknown>[]) => {
        const element = await showing(...records);
        element.art = art;
        await until(() => element.status !== 'loading', 'an answer');
        await element.updateComplete;
        return element;
      };
      const ts = Date.now();
      for (const given of [{ ts }, { ts, jingle_id: 4 }, { ts, length: null, all_music_id: null }])
        expect(shown(await from(record(given))), JSON.stringify(given)).to.equal(art);
      const silent = await from();
      await until(() => shown(silent) === art, 'the picture of the station');
      const covered = await from(record({ ts, img_medium_url: location.origin + '/no-such.png' }));
      // It replaces a cover that fails to load. If it fails as well, a cover is drawn.
      await until(() => shown(covered) === art, 'the picture of the station');
      const image = part(covered, 'cover')!.querySelector('img')!;
      await until(() => getComputedStyle(image).display === 'none', 'no picture');
      for (const wrong of ['data:image/gif;base64,R0lGODlhAQABAAAAACw=', 'javascript:alert(1)', '']) {
        covered.art = wrong;
        await covered.updateComplete;
        expect(shown(covered)).to.not.equal(wrong);
      }
      const relative = await from(record({ ts }));
      relative.art = 'logo.png';
      await relative.updateComplete;
      expect(shown(relative)).to.equal('logo.png');
      relative.covers = 'none';
      await relative.updateComplete;
      expect(shown(relative)).to.equal(undefined);
    });

    it('listeners: shows the number of listeners', async () => {
      const element = await showing(record({ ts: Date.now(), n_listeners: 1204 }));
      await untilText(element, 'state', 'On air');
      element.listeners = true;
      await untilText(element, 'state', 'On air · 1,204 listeners');
      element.layout = 'line';
      await untilText(element, 'state', '1,204 listeners');
      const state = part(element, 'state')!;
      expect(getComputedStyle(state).display).to.not.equal('none');
      element.style.width = '280px';
      expect(state.getBoundingClientRect().right).to.be.at.most(element.getBoundingClientRect().right);
      expect(element.offsetHeight).to.equal(2 * parseFloat(getComputedStyle(element).fontSize));
      element.lang = 'de';
      await untilText(element, 'state', '1.204 Hörer');
      element.lang = 'pl';
      element.layout = 'card';
      await until(() => /1\s?204 słuchaczy$/.test(text(element, 'state')!), 'Polish');
      const one = await showing(record({ ts: Date.now(), n_listeners: 1 }));
      one.listeners = true;
      await untilText(one, 'state', 'On air · 1 listener');
      one.setAttribute('listeners', 'false');
      await untilText(one, 'state', 'On air');
      const unknown = await showing(record({ ts: Date.now(), n_listeners: null }));
      unknown.listeners = true;
      await untilStatus(unknown, 'ready');
      expect(text(unknown, 'state')).to.equal('On air');
    });
  });
});
