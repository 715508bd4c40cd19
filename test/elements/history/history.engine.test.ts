import { expect, fixture, html } from '@open-wc/testing';
import { LitElement, html as template, type TemplateResult } from 'lit';
import type { OnairHistory } from '../../../src/elements/history/history.js';
import { RowMotion } from '../../../src/elements/ui/row-motion.js';
import '../../../src/elements/history/define.js';
import '../../../src/elements/station/define.js';
import { emptyPlace, nextDetail, part, record, text, until, untilStatus, untilText } from '../shown.js';
import { setWorld } from '../../kit/page-world.js';

/** Renders rows as the history does. */
class TestRows extends LitElement {
  static override properties = { starts: {} };
  declare starts: string[];

  constructor() {
    super();
    this.starts = [];
  }

  protected override render(): TemplateResult {
    return template`${this.starts.map((start) => template`<li style="display:block;height:68px"><time datetime=${start}></time></li>`)}`;
  }
}
customElements.define('test-rows', TestRows);

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('<onair-history>', () => {
  const { panel, serveLists, passUntil } = setWorld();
  const serve = (history: Record<string, unknown>[]): string => serveLists({ history });

  /** Renders an element for a station with exactly these history records. */
  async function showing(...records: Record<string, unknown>[]): Promise<OnairHistory> {
    return fixture(html`<onair-history base-url=${serve(records)}></onair-history>`);
  }

  /** Returns a play for each title, five minutes apart. The first one started a minute ago. */
  function plays(...titles: string[]): Record<string, unknown>[] {
    return titles.map((title, place) =>
      record({ id: 100 - place, title, ts: Date.now() - MINUTE - place * 5 * MINUTE }),
    );
  }

  describe('with and without data', () => {
    it('keeps its rows while the panel fails', async () => {
      const { url, play, faults } = await panel();
      await play({ title: 'Glass', length: 600_000 });
      const element = await fixture<OnairHistory>(
        html`<onair-history base-url=${url} include-current></onair-history>`,
      );
      await untilStatus(element, 'ready');
      await faults({ fail: 1 });
      const height = element.offsetHeight;
      await passUntil(() => element.status === 'stale', 'a failure');
      expect(text(element, 'title')).to.equal('Glass');
      expect(text(element, 'state')).to.match(/^as of \d/);
      expect(element.offsetHeight).to.equal(height);
    });

    it('has the same height in each state', async () => {
      const { url } = await panel();
      const element = await fixture<OnairHistory>(html`<onair-history base-url=${url}></onair-history>`);
      const loading = element.offsetHeight;
      await untilStatus(element, 'ready');
      expect(element.offsetHeight).to.equal(loading);
      const others = [
        await showing(),
        await showing(...plays('Now', 'One'), record({ id: 1, ts: Date.now() - 2 * DAY })),
        await showing(record({ ts: Date.now() - MINUTE, title: 'x'.repeat(2000) })),
      ];
      for (const other of others) {
        await until(() => other.status !== 'loading', 'an answer');
        expect(other.offsetHeight).to.equal(loading);
      }
    });
  });

  describe('rows', () => {
    /** Renders a history with these attributes in a box of this width, and waits for its buttons. */
    async function showingIn(width: number, attributes: string, records: Record<string, unknown>[]) {
      const place = emptyPlace();
      place.style.width = `${width}px`;
      place.innerHTML = `<onair-history base-url="${serve(records)}" ${attributes}></onair-history>`;
      const element = place.querySelector('onair-history')!;
      await untilStatus(element, 'ready');
      if (element.vote)
        await until(() => !!part(element, 'vote')?.shadowRoot?.querySelector('button'), 'votes');
      if (element.vote || element.links) await until(() => !!part(element, 'more'), 'a menu');
      if (element.search) await until(() => !!part(element, 'find'), 'a search');
      return element;
    }
    const box = (each: Element): DOMRect => each.getBoundingClientRect();

    /** Returns the number of letters of a title that are visible in front of the ellipsis. */
    function visibleLetters(title: HTMLElement): number {
      const letters =
        title.firstElementChild?.firstChild ?? [...title.childNodes].find(({ nodeType }) => nodeType === 3)!;
      const range = document.createRange();
      const dots = title.scrollWidth > title.clientWidth ? parseFloat(getComputedStyle(title).fontSize) : 0;
      const { left, right } = box(title);
      for (let end = letters.textContent!.length; end > 0; end--) {
        range.setStart(letters, 0);
        range.setEnd(letters, end);
        const { width } = range.getBoundingClientRect();
        if (width <= right - left - 8 - dots) return end;
      }
      return 0;
    }

    for (const width of [240, 280, 320, 358, 390, 520, 558]) {
      for (const attributes of ['vote links="spotify apple"', 'vote', 'links="spotify"', '']) {
        // Fonts differ in width.
        const letters = width < 280 ? 9 : 12;
        it(`show ${letters} letters of a title at ${width} pixels: ${attributes || 'no attributes'}`, async () => {
          const element = await showingIn(
            width,
            attributes,
            plays('Now', 'Everything We Forgot to Say Before', 'Two'),
          );
          const [row] = element.shadowRoot!.querySelectorAll<HTMLElement>('li');
          expect(visibleLetters(part(element, 'title')!)).to.be.at.least(letters);
          const ago = row!.querySelector<HTMLElement>('[part=ago]')!;
          expect(ago.checkVisibility()).to.equal(width >= 480 && !attributes);
          const shown = [...row!.querySelectorAll('onair-vote, .more')].filter((each) =>
            each.checkVisibility(),
          );
          const boxes = [part(element, 'title')!, ...shown].map(box);
          boxes.slice(1).forEach(({ left }, index) => expect(left).to.be.at.least(boxes[index]!.right - 13));
          if (!element.vote) return;
          const buttons = [...part(element, 'vote')!.shadowRoot!.querySelectorAll('button')];
          expect(buttons.map((each) => each.checkVisibility())).to.deep.equal([true, false]);
        });
      }
    }

    it('show the time beside the artist when they are narrow', async () => {
      const yesterday = record({ id: 1, ts: Date.now() - DAY, title: 'Two', author: 'Ada Winter' });
      for (const width of [240, 280]) {
        const element = await showingIn(width, 'vote links="spotify"', [...plays('Now', 'One'), yesterday]);
        for (const row of element.shadowRoot!.querySelectorAll('li')) {
          const [time, title, artist] = ['time', 'title', 'artist'].map((name) =>
            box(row.querySelector(`[part=${name}]`)!),
          );
          expect(time!.top, `${width} px`).to.be.at.least(title!.bottom - 4);
          expect(artist!.left, `${width} px`).to.be.at.least(time!.right);
          expect(artist!.top, `${width} px`).to.be.within(time!.top - 6, time!.top + 4);
        }
      }
    });

    it('show both vote buttons when they are wide', async () => {
      const element = await showingIn(600, 'vote', plays('Now', 'One'));
      const buttons = [...part(element, 'vote')!.shadowRoot!.querySelectorAll('button')];
      expect(buttons.map((each) => each.checkVisibility())).to.deep.equal([true, true]);
      expect(part(element, 'ago')!.checkVisibility()).to.equal(true);
      expect(part(element, 'more')!.checkVisibility(), 'a menu without links').to.equal(false);
    });

    it('are aligned with the headings and buttons', async () => {
      const records = plays(...Array.from({ length: 9 }, (_, index) => `Song ${index}`));
      for (const width of [280, 358, 600]) {
        const element = await showingIn(width, 'search vote links="spotify" limit="3"', records);
        const edges = ['question', 'field', 'row', 'time', 'earlier'].map(
          (name) => box(part(element, name)!).left,
        );
        for (const edge of edges) expect(edge, `${width} pixels`).to.equal(box(element).left);
      }
    });

    it('show titles and artists in separate columns', async () => {
      const element = await showingIn(1200, 'vote', plays('Now', 'One', 'Two and a half'));
      expect(box(part(element, 'list')!).width).to.equal(1200);
      const column = (name: string): DOMRect[] =>
        [...element.shadowRoot!.querySelectorAll(`li [part=${name}]`)].map(box);
      const [titles, artists] = [column('title'), column('artist')];
      expect(new Set(artists.map(({ left }) => left)).size).to.equal(1);
      artists.forEach((artist, index) => {
        const title = titles[index]!;
        expect(artist.left).to.be.at.least(title.right);
        expect((artist.top + artist.bottom) / 2).to.be.closeTo((title.top + title.bottom) / 2, 1);
        expect(artist.width, 'no line is longer').to.be.at.most(640);
      });
    });

    it('each date heading is followed by a gap', async () => {
      const records = [
        ...plays('Now', 'One', 'Two'),
        record({ id: 2, ts: Date.now() - 2 * DAY }),
        record({ id: 1, ts: Date.now() - 4 * DAY }),
      ];
      const one = await showingIn(358, 'limit="4"', plays('Now', 'One', 'Two', 'Three', 'Four'));
      const { height } = box(one);
      const element = await showingIn(358, 'limit="4"', records);
      expect(box(element).height).to.equal(height);
      for (const day of element.shadowRoot!.querySelectorAll('[part=day]')) {
        const range = document.createRange();
        range.selectNodeContents(day);
        const cover = day.nextElementSibling!.querySelector('[part=cover]')!;
        expect(box(cover).top - range.getBoundingClientRect().bottom).to.be.at.least(
          // Shortly after midnight, there is an additional date heading.
          day.matches('.day:not(:last-of-type) [part=day]') ? 0 : 5,
        );
        expect(getComputedStyle(day).fontSize).to.equal('12px');
      }
    });

    it('are followed by a hint about likes', async () => {
      // At the narrowest width, the sentence wraps to two lines.
      for (const width of [220, 280, 358]) {
        const element = await showingIn(width, 'vote', plays('Now', 'One'));
        const likes = part(element, 'likes')!;
        const hint = (): HTMLElement | null | undefined =>
          likes.shadowRoot?.querySelector<HTMLElement>('.hint');
        await until(() => !!hint()?.checkVisibility(), 'the sentence');
        expect(part(likes, 'likes')!.checkVisibility()).to.equal(false);
        expect(hint()!.textContent).to.equal('Your likes are saved only in this browser.');
        expect(box(likes).height).to.be.closeTo(51.2, 0.5);
        expect(box(hint()!).bottom).to.be.at.most(box(likes).bottom + 0.5);
        const letters = document.createRange();
        letters.selectNodeContents(hint()!);
        const { height } = letters.getBoundingClientRect();
        expect(height > 20, 'two lines').to.equal(width === 220);
        expect(hint()!.scrollHeight, 'without an ellipsis').to.be.at.most(hint()!.clientHeight);
      }
    });

    it('the dislike button moves to the menu when narrow', async () => {
      const { url, play } = await panel();
      await play({ all_music_id: 1003, title: 'Before' });
      await play({ title: 'Now', length: 600_000 });
      const place = emptyPlace();
      place.style.width = '358px';
      place.innerHTML = `<onair-history base-url="${url}" limit="1" vote></onair-history>`;
      const element = place.querySelector('onair-history')!;
      await untilText(element, 'title', 'Before');
      const like = (): HTMLButtonElement | null | undefined =>
        part(element, 'vote')?.shadowRoot?.querySelector<HTMLButtonElement>('[part=like]:enabled');
      await until(() => !!like() && !!part(element, 'more'), 'buttons');
      part(element, 'more')!.click();
      const dislike = part(element, 'menu')!.querySelector<HTMLElement>('button.dislike')!;
      expect(dislike.textContent.trim()).to.equal('Dislike');
      expect(part(element, 'menu')!.querySelector('button.like'), 'the row has it').to.equal(null);
      const event = nextDetail<{ choice: string }>(element, 'onair-vote');
      dislike.click();
      expect((await event).choice).to.equal('dislike');
      await until(() => dislike.ariaPressed === 'true', 'a pressed button');
      expect(part(element, 'menu')!.textContent).to.contain('Thanks for voting!');
    });

    for (const isReduced of [false, true]) {
      it(`${isReduced ? 'fade in with reduced motion' : 'move down'} when a play is added`, async () => {
        const { matchMedia } = window;
        window.matchMedia = () => ({ matches: isReduced }) as MediaQueryList;
        try {
          const host = document.createElement('test-rows') as TestRows;
          emptyPlace().append(host);
          new RowMotion(host);
          host.starts = ['2026-01-16T12:00:00Z', '2026-01-16T11:57:00Z'];
          await host.updateComplete;
          host.starts = ['2026-01-16T12:03:00Z', ...host.starts];
          await host.updateComplete;
          const moved = [...host.shadowRoot!.querySelectorAll('li')].map((row) => {
            const { effect } = row.getAnimations()[0]!;
            const [first] = (effect as KeyframeEffect).getKeyframes();
            return [first!.transform ?? 'fade', effect!.getTiming().duration];
          });
          const rest = isReduced ? ['fade', 120] : ['translateY(-68px)', 520];
          expect(moved).to.deep.equal([['fade', isReduced ? 120 : 520], rest, rest]);
        } finally {
          window.matchMedia = matchMedia;
        }
      });
    }

    it("reserve space for a jingle's missing vote buttons", async () => {
      const [now, jingle, song] = plays('Now', 'Station ID', 'Song');
      const url = serve([now!, { ...jingle, jingle_id: 3 }, song!]);
      const element = await fixture<OnairHistory>(html`<onair-history base-url=${url} vote></onair-history>`);
      await untilStatus(element, 'ready');
      const votes = [...element.shadowRoot!.querySelectorAll<HTMLElement>('li onair-vote')];
      await until(() => votes.every((each) => part(each, 'like')), 'the buttons');
      const seen = votes.map((each) => part(each, 'like')!.checkVisibility({ visibilityProperty: true }));
      expect(seen).to.deep.equal([false, true]);
      expect(votes[0]!.offsetLeft).to.equal(votes[1]!.offsetLeft);
    });
  });
});
