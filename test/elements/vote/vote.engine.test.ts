import { expect, fixture, html } from '@open-wc/testing';
import { startPanel, type TestPanel } from '../../kit/panel.js';
import type { OnairVote } from '../../../src/elements/vote/vote.js';
import '../../../src/elements/vote/define.js';
import '../../../src/elements/now-playing/define.js';
import '../../../src/elements/history/define.js';
import type { Track } from '../../../src/station/snapshot.js';
import { nextDetail, part, until, untilText } from '../shown.js';
import { button, setVotes, untilCount } from './fixture.js';

describe('<onair-vote>', () => {
  let panel: TestPanel;
  const { ends, onAir, voting, counted, posts, offline } = setVotes(() => panel);

  beforeEach(async () => {
    localStorage.clear();
    sessionStorage.clear();
    panel = await startPanel();
  });
  afterEach(async () => {
    await panel.stop();
  });
  describe('a vote', () => {
    it("doesn't move the buttons when its counts arrive", async () => {
      const element = await voting();
      const at = () => button(element, 'dislike').getBoundingClientRect().left;
      const before = at();
      button(element, 'like').click();
      await untilCount(element, 'like', 'Like 1');
      expect(at()).to.equal(before);
    });

    it('keeps the focus on the pressed button', async () => {
      const element = await voting();
      button(element, 'like').focus();
      button(element, 'like').click();
      await untilCount(element, 'like', 'Like 1');
      expect(element.shadowRoot!.activeElement).to.equal(button(element, 'like'));
    });

    for (const faults of [{ cors: false }, { v2: false, cors: true }]) {
      it(`is sent once if the response is unreadable: ${JSON.stringify(faults)}`, async () => {
        await panel.faults(faults);
        const element = await voting();
        button(element, 'like').click();
        button(element, 'like').click();
        await untilText(element, 'message', 'Vote sent.');
        expect(part(element, 'count')).to.equal(null);
        expect(await posts()).to.equal(1);
        if (!('v2' in faults)) expect(await counted()).to.deep.equal({ up: 1, down: 0 });
      });
    }
  });

  it('has the same height whatever message is shown', async () => {
    const element = await voting();
    const edge = (each: Element, side: 'top' | 'bottom'): number => each.getBoundingClientRect()[side];
    // The list's code loads on demand.
    await until(() => !!part(element, 'likes')?.querySelector('summary'), 'the list');
    const summary = part(element, 'likes')!.querySelector('summary')!;
    const heights = [240, 280, 390].map((width) => {
      element.style.width = width + 'px';
      expect(edge(summary, 'top') - edge(button(element, 'like'), 'bottom')).to.be.at.most(4);
      return element.offsetHeight;
    });
    offline();
    button(element, 'like').click();
    await untilText(element, 'message', 'Not sent: you are offline.');
    for (const [at, width] of [240, 280, 390].entries()) {
      element.style.width = width + 'px';
      expect(edge(part(element, 'message')!, 'top')).to.be.closeTo(edge(summary, 'top'), 1);
      expect(element.offsetHeight).to.equal(heights[at]);
    }
  });

  describe('the list of likes', () => {
    async function liked(): Promise<OnairVote> {
      const element = await voting();
      button(element, 'like').click();
      await untilCount(element, 'like', 'Like 1');
      part(element, 'likes')!.setAttribute('open', '');
      await until(() => !!part(element, 'copy'), 'the list');
      return element;
    }

    it("is selected if copying isn't allowed", async () => {
      const element = await liked();
      Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
      ends.push(() => delete (navigator as { clipboard?: unknown }).clipboard);
      button(element, 'copy').click();
      await until(() => part(element, 'likes')!.textContent.includes('Selected'), 'a word');
    });
  });

  describe('the vote attribute', () => {
    it('keeps the height of a card', async () => {
      await onAir();
      const element = await fixture<HTMLElement>(
        html`<onair-now-playing vote base-url=${panel.url}></onair-now-playing>`,
      );
      for (const width of [280, 390, 768]) {
        element.style.width = width + 'px';
        const failed = await fixture<HTMLElement>(html`<onair-now-playing vote></onair-now-playing>`);
        failed.style.width = width + 'px';
        await until(() => !!part(element, 'vote') && !!part(part(element, 'vote')!, 'like'), 'buttons');
        expect(element.offsetHeight, `${width} px`).to.equal(failed.offsetHeight);
      }
      await until(() => !button(part(element, 'vote')!, 'like').disabled, 'buttons that work');
      const before = element.offsetHeight;
      button(part(element, 'vote')!, 'like').click();
      const vote = part(element, 'vote')!;
      await untilText(vote, 'message', 'Thanks for voting!');
      expect(element.offsetHeight).to.equal(before);
      const message = part(vote, 'message')!;
      for (const [width, isShown] of [
        [280, true],
        [358, false],
        [390, false],
        [520, true],
      ] as const) {
        element.style.width = width + 'px';
        // A transparent message is still there for screen readers.
        expect(getComputedStyle(message).opacity, `${width} px`).to.equal(isShown ? '1' : '0');
        if (isShown) expect(message.offsetHeight, `${width} px`).to.be.below(25);
      }
      element.style.width = '768px';
      element.setAttribute('vote', 'counts');
      await untilCount(part(element, 'vote')!, 'like', 'Like 1');
      expect(element.offsetHeight).to.equal(before);
    });

    it('shows an inverted thumbs-up icon for dislikes', async () => {
      const element = await voting();
      const [up, down] = ['like', 'dislike'].map((name) => button(element, name).querySelector('svg')!);
      expect(down!.innerHTML).to.equal(up!.innerHTML);
      expect(getComputedStyle(up!).transform).to.equal('none');
      expect(new DOMMatrix(getComputedStyle(down!).transform).d).to.equal(-1);
    });

    it('adds buttons to each row of a history', async () => {
      await onAir({ all_music_id: 1003, title: 'Before' });
      await onAir();
      const element = await fixture(
        html`<onair-history vote limit="2" base-url=${panel.url}></onair-history>`,
      );
      await untilText(element, 'title', 'Before');
      const height = (part(element, 'row') as HTMLElement).offsetHeight;
      await until(() => !!part(part(element, 'vote')!, 'like'), 'buttons');
      const event = nextDetail<{ track: Track }>(element, 'onair-vote');
      button(part(element, 'vote')!, 'like').click();
      expect((await event).track.title).to.equal('Before');
      expect((await panel.state()).votes).to.deep.equal({ 1003: { up: 1, down: 0 } });
      expect((part(element, 'row') as HTMLElement).offsetHeight).to.equal(height);
    });

    it('adds 44-pixel touch targets to each element', async () => {
      await onAir();
      for (const markup of [
        html`<onair-now-playing vote base-url=${panel.url}></onair-now-playing>`,
        html`<onair-now-playing vote layout="line" base-url=${panel.url}></onair-now-playing>`,
        html`<onair-history vote include-current limit="2" base-url=${panel.url}></onair-history>`,
      ]) {
        const element = await fixture(markup);
        await until(() => !!part(element, 'vote') && !!part(part(element, 'vote')!, 'like'), 'buttons');
        const target = getComputedStyle(button(part(element, 'vote')!, 'like'), '::after');
        expect(parseFloat(target.inlineSize)).to.be.at.least(44);
        expect(parseFloat(target.blockSize)).to.be.at.least(44);
      }
    });
  });
});
