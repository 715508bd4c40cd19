import { expect, fixture, html } from '@open-wc/testing';
import { setWorld, type PagePanel } from '../../kit/page-world.js';
import type { OnairNowPlaying } from '../../../src/elements/now-playing/now-playing.js';
import type { OnairVote } from '../../../src/elements/vote/vote.js';
import '../../../src/elements/vote/define.js';
import '../../../src/elements/now-playing/define.js';
import '../../../src/elements/history/define.js';
import { Station } from '../../../src/station/station.js';
import type { Track } from '../../../src/station/snapshot.js';
import { historyAnswers, nextDetail, part, record, text, until, untilText } from '../shown.js';
import { button, setVotes, TRACK, untilCount } from './fixture.js';

/** Longer than a vote blocks votes of other tabs, in milliseconds. */
const UNLOCKED = 1000;

describe('<onair-vote>', () => {
  const world = setWorld();
  let panel: PagePanel;
  const { ends, onAir, showing, voting, counted, posts, offline, online } = setVotes(() => panel);

  beforeEach(async () => {
    panel = await world.panel();
  });
  const pressed = (element: Element): (string | null)[] =>
    ['like', 'dislike'].map((name) => button(element, name).getAttribute('aria-pressed'));

  describe('a vote', () => {
    it('is shown before the panel responds', async () => {
      const element = await voting();
      expect(pressed(element)).to.deep.equal(['false', 'false']);
      button(element, 'like').click();
      await element.updateComplete;
      expect(pressed(element)).to.deep.equal(['true', 'false']);
      expect(part(element, 'count')).to.equal(null);
      await untilCount(element, 'like', 'Like 1');
      await untilCount(element, 'dislike', 'Dislike 0');
      expect(text(element, 'message')).to.equal('Thanks for voting!');
    });

    it('onair-vote is emitted only once', async () => {
      const element = await voting();
      const received: unknown[] = [];
      document.body.addEventListener('onair-vote', (event) => received.push((event as CustomEvent).detail), {
        signal: ended(),
      });
      const detail = nextDetail<{ track: Track; choice: string }>(document.body, 'onair-vote');
      button(element, 'dislike').click();
      button(element, 'dislike').click();
      const { track, choice } = await detail;
      expect([track.title, choice]).to.deep.equal(['Glass', 'dislike']);
      await untilCount(element, 'dislike', 'Dislike 1');
      expect(received).to.have.length(1);
    });

    it('is sent once even if a button is pressed again', async () => {
      const element = await voting();
      for (const name of ['like', 'like', 'dislike']) button(element, name).click();
      await untilCount(element, 'like', 'Like 1');
      button(element, 'dislike').click();
      expect(button(element, 'dislike').getAttribute('aria-disabled')).to.equal('true');
      expect(await counted()).to.deep.equal({ up: 1, down: 0 });
      expect(await posts()).to.equal(1);
    });

    it('appears in all vote elements on the page', async () => {
      const element = await voting();
      const card = await fixture(
        html`<onair-now-playing vote="counts" base-url=${panel.url}></onair-now-playing>`,
      );
      await until(() => !!part(card, 'vote') && !!part(part(card, 'vote')!, 'like'), 'buttons in the card');
      button(element, 'like').click();
      await untilCount(part(card, 'vote')!, 'like', 'Like 1');
      const later = await showing();
      await untilCount(later, 'like', 'Like 1');
      expect(pressed(later)).to.deep.equal(['true', 'false']);
      button(later, 'dislike').click();
      expect(await counted()).to.deep.equal({ up: 1, down: 0 });
    });

    it('is reverted if the browser is offline', async () => {
      const element = await voting();
      offline();
      button(element, 'like').click();
      const notSent = 'Not sent: you are offline.';
      await world.passUntil(() => text(element, 'message') === notSent, 'the message');
      expect(pressed(element)).to.deep.equal(['false', 'false']);
      online();
      expect(await posts()).to.equal(0);
      await world.pass(UNLOCKED);
      button(element, 'like').click();
      await untilCount(element, 'like', 'Like 1');
    });

    it('is kept if it was already counted', async () => {
      await panel.faults({ vote_repeat: true });
      const element = await voting();
      button(element, 'like').click();
      await untilCount(element, 'like', 'Like 1');
      localStorage.clear();
      dispatchEvent(new StorageEvent('storage'));
      await until(() => pressed(element)[0] === 'false', 'a browser that forgot');
      await world.pass(UNLOCKED);
      button(element, 'like').click();
      await untilText(element, 'message', 'You have already voted on this track.');
      expect(pressed(element)).to.deep.equal(['true', 'false']);
      expect(await counted()).to.deep.equal({ up: 1, down: 0 });
    });

    it('is never resent after status 500', async () => {
      const element = await voting();
      await panel.faults({ fail: 1 });
      button(element, 'like').click();
      await untilText(element, 'message', 'Vote sent.');
      await panel.faults({ reset: true });
      button(element, 'like').click();
      expect(await posts()).to.equal(1);
    });

    for (const [status, sentence] of [
      [404, 'Your vote didn’t go through: the station no longer has this track.'],
      [403, 'Your vote didn’t go through.'],
    ] as const) {
      it(`is reverted after status ${status}`, async () => {
        const server = world.server({
          ...historyAnswers([record({ ts: Date.now() })]),
          '*': { status, body: '{}' },
        });
        const element = await showing(server.url);
        button(element, 'like').click();
        await untilText(element, 'message', sentence);
        expect(pressed(element)).to.deep.equal(['false', 'false']);
      });
    }

    it('is reverted if the panel received too many votes', async () => {
      await panel.stop();
      panel = await world.panel({ votesPerMinute: 1 });
      await onAir();
      await fetch(`${panel.url}/api/v2/music/${TRACK}/like/`, { method: 'POST' });
      const element = await showing();
      for (const tries of [1, 2]) {
        await until(() => !button(element, 'like').hasAttribute('aria-disabled'), 'buttons');
        button(element, 'like').click();
        await until(async () => (await posts()) === tries + 1, 'a vote');
        await untilText(
          element,
          'message',
          'Your vote didn’t go through: too many votes from your network. Try again in a minute.',
        );
        await world.pass(UNLOCKED);
      }
      expect(pressed(element)).to.deep.equal(['false', 'false']);
      expect(await counted()).to.deep.equal({ up: 1, down: 0 });
    });

    it("has no counts if they aren't numbers", async () => {
      const server = world.server({
        ...historyAnswers([record({ ts: Date.now() })]),
        '*': { body: '{"up":"<b>many</b>","down":-1}' },
      });
      const element = await showing(server.url);
      button(element, 'like').click();
      await untilText(element, 'message', 'Thanks for voting!');
      expect(part(element, 'count')).to.equal(null);
    });
  });

  describe("if voting isn't possible", () => {
    it('shows that the track is live', async () => {
      await onAir({ all_music_id: null, dj_name: 'DJ Ana', length: null });
      const element = await showing();
      await untilText(element, 'message', 'Voting isn’t available for live sets.');
      expect([button(element, 'like').disabled, button(element, 'dislike').disabled]).to.deep.equal([
        true,
        true,
      ]);
    });

    it("shows that the panel doesn't recognize the track", async () => {
      await onAir({ all_music_id: null });
      const element = await showing();
      await untilText(element, 'message', 'Voting isn’t available for this track.');
      expect(button(element, 'like').disabled).to.equal(true);
    });

    it('shows that the track is a jingle', async () => {
      await onAir({ all_music_id: null, jingle_id: 4 });
      await untilText(await showing(), 'message', 'Voting isn’t available for jingles.');
    });

    it('shows that nothing is on air', async () => {
      const server = world.server(historyAnswers([]));
      const element = await fixture(html`<onair-vote base-url=${server.url}></onair-vote>`);
      await untilText(element, 'message', 'Nothing to vote on right now.');
      expect(button(element, 'like').disabled).to.equal(true);
    });
  });

  it('disables the buttons while the data is stale', async () => {
    await voting();
    const body = localStorage.getItem(`onair:${panel.url} 1 auto frame`)!;
    localStorage.setItem(`onair:${panel.url} 1 v2 frame`, body);
    const release = panel.hold();
    const element = await fixture(html`<onair-vote transport="v2" base-url=${panel.url}></onair-vote>`);
    expect(button(element, 'like').disabled).to.equal(true);
    release();
    await until(() => !button(element, 'like').disabled, 'an answer');
  });

  it('resets for each new track', async () => {
    await onAir({ length: 1500 });
    const element = await showing();
    button(element, 'like').click();
    await until(() => pressed(element)[0] === 'true', 'a vote');
    await world.pass(1500);
    await onAir({ all_music_id: 1002, title: 'Next' });
    await world.pass(5000);
    await until(() => pressed(element)[0] === 'false', 'another track');
    expect(element.shadowRoot!.querySelector('[role=group]')!.getAttribute('aria-label')).to.equal(
      'Your vote on Next',
    );
  });

  it('votes on the track given by the property', async () => {
    const before = await onAir({
      ts: Date.now() - 300_000,
      all_music_id: 1003,
      title: 'Before',
      length: 100_000,
    });
    await onAir();
    const element = await showing();
    element.track = before;
    await element.updateComplete;
    button(element, 'like').click();
    await untilCount(element, 'like', 'Like 1');
    expect((await panel.state()).votes).to.deep.equal({ 1003: { up: 1, down: 0 } });
    element.track = null;
    await element.updateComplete;
    expect(button(element, 'like').disabled).to.equal(true);
    element.track = undefined;
    await until(() => !button(element, 'like').disabled && pressed(element)[0] === 'false', 'the one on air');
  });

  it('accepts any value as the track property', async () => {
    const element = await voting();
    for (const track of [5, 'x', {}, [], { all_music_id: 'x' }, { id: {}, all_music_id: -1 }]) {
      element.track = track as unknown as Track;
      await element.updateComplete;
      expect(button(element, 'like').disabled).to.equal(true);
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
    const today = (): string =>
      new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

    it('shows a hint while it is empty', async () => {
      const element = await voting();
      part(element, 'likes')!.setAttribute('open', '');
      await until(() => part(element, 'likes')!.textContent.includes('only in this browser'), 'a sentence');
      expect(part(element, 'likes')!.querySelector('summary')!.textContent).to.equal('Your likes · 0');
    });

    it('shows the artist, title and day', async () => {
      const element = await liked();
      const row = element.shadowRoot!.querySelector('li')!;
      expect(row.textContent.replace(/\s+/g, ' ').trim()).to.equal('Ada Winter – Glass ' + today());
      expect(part(element, 'likes')!.querySelector('summary')!.textContent).to.equal('Your likes · 1');
    });

    it('can be copied as text', async () => {
      const element = await liked();
      let copied = '';
      const clipboard = { writeText: (words: string) => Promise.resolve(void (copied = words)) };
      Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
      ends.push(() => delete (navigator as { clipboard?: unknown }).clipboard);
      button(element, 'copy').click();
      await until(() => part(element, 'likes')!.textContent.includes('Copied.'), 'a word');
      expect(copied).to.equal(`Ada Winter – Glass\t${today()}\n`);
    });

    it('can be saved as a text file', async () => {
      const element = await liked();
      let file: Blob | undefined;
      let name = '';
      const { createObjectURL } = URL;
      const { click } = HTMLAnchorElement.prototype;
      URL.createObjectURL = (blob: Blob) => ((file = blob), 'blob:x');
      HTMLAnchorElement.prototype.click = function () {
        name = this.download;
      };
      ends.push(() => {
        URL.createObjectURL = createObjectURL;
        HTMLAnchorElement.prototype.click = click;
      });
      button(element, 'save').click();
      expect([name, file!.type]).to.deep.equal(['onair-likes.txt', 'text/plain;charset=utf-8']);
      expect(await file!.text()).to.equal(`Ada Winter – Glass\t${today()}\n`);
    });

    it('is cleared when the button is pressed twice', async () => {
      const element = await liked();
      button(element, 'clear').click();
      await untilText(element, 'clear', 'Clear all likes?');
      button(element, 'clear').click();
      await until(() => !part(element, 'clear'), 'an empty list');
      expect(pressed(element)).to.deep.equal(['true', 'false']);
    });
  });

  describe('the vote attribute', () => {
    it('shows counts only if it is "counts"', async () => {
      await onAir();
      const element = await fixture<OnairNowPlaying>(
        html`<onair-now-playing vote base-url=${panel.url}></onair-now-playing>`,
      );
      await until(() => !!part(element, 'vote') && !!part(part(element, 'vote')!, 'like'), 'buttons');
      const vote = part(element, 'vote')!;
      await until(() => !button(vote, 'like').disabled, 'buttons that work');
      button(vote, 'like').click();
      await untilText(vote, 'message', 'Thanks for voting!');
      expect(part(vote, 'count')).to.equal(null);
      element.vote = 'counts';
      await until(() => text(vote, 'count') === '1', 'a count');
      for (const off of ['false', null]) {
        element.setAttribute('vote', 'counts');
        await element.updateComplete;
        expect(part(element, 'vote'), String(off)).to.not.equal(null);
        if (off) element.setAttribute('vote', off);
        else element.removeAttribute('vote');
        await element.updateComplete;
        expect(part(element, 'vote'), String(off)).to.equal(null);
      }
    });

    it("doesn't make the card emit duplicate events", async () => {
      await onAir();
      const received: Event[] = [];
      document.body.addEventListener('onair-track', (event) => received.push(event), { signal: ended() });
      const element = await fixture(html`<onair-now-playing vote base-url=${panel.url}></onair-now-playing>`);
      await until(() => !!part(element, 'vote') && !!part(part(element, 'vote')!, 'like'), 'buttons');
      await until(() => !button(part(element, 'vote')!, 'like').disabled, 'buttons that work');
      expect(received).to.have.length(1);
    });
  });

  it('works with a standalone Station', async () => {
    await onAir();
    const station = Station.at({ baseUrl: panel.url });
    let track: Track | null = null;
    ends.push(
      station.onAir.subscribe(({ status, track: heard }) => {
        if (status === 'ready') track = heard;
      }),
    );
    await until(() => track !== null, 'a track');
    const { state } = await (await station.votes).cast(track!, 'like');
    expect(state).to.equal('counted');
  });

  /** Returns a signal that is aborted after the test. */
  function ended(): AbortSignal {
    const end = new AbortController();
    ends.push(() => end.abort());
    return end.signal;
  }
});
