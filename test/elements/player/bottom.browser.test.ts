import { expect, html } from '@open-wc/testing';
import { contrast } from '../../../src/artwork/contrast.js';
import type { OnairPlayer } from '../../../src/elements/player/player.js';
import { parseColour } from '../../../src/elements/ui/page-colours.js';
import { emptyPlace, part, record, until, untilText } from '../shown.js';
import { PretendAudio } from './pretend-audio.js';
import { button, channel, label, setVirtualStage } from './stage.js';

describe('<onair-player position="bottom">', () => {
  const stage = setVirtualStage();

  const showing = async (): Promise<OnairPlayer> => {
    const element = await stage.showing(
      html`<onair-player position="bottom" base-url=${stage.panel.url}></onair-player>`,
    );
    await until(() => !!part(element, 'fold'), 'the fold button');
    return element;
  };
  /** Does what the browser does when the visitor opens another page. */
  const leave = (element: OnairPlayer): void => {
    dispatchEvent(new PageTransitionEvent('pagehide'));
    element.stop();
    element.remove();
  };

  it('resumes playback from the previous page', async () => {
    const url = stage.panel.url + '/listen/1/radio.wav';
    const handover = {
      station: `channel ${stage.panel.url} 1`,
      channel: '1',
      url,
      level: 0.5,
      isMuted: false,
    };
    sessionStorage.setItem('onair:goes-on', JSON.stringify({ ...handover, at: Date.now() }));
    await untilText(await showing(), 'state', 'Live');
    expect(PretendAudio.begun).to.deep.equal([{ url, level: 0.5, isMuted: false }]);
  });

  it('resumes when a prerendered page is opened', async () => {
    const element = await showing();
    const url = stage.panel.url + '/listen/1/radio.wav';
    document.dispatchEvent(new Event('prerenderingchange'));
    // The previous page stores its handover after this page was shown.
    await stage.pass(50);
    const station = `channel ${stage.panel.url} 1`;
    const handover = { station, channel: '1', url, level: 1, isMuted: false, at: Date.now() };
    sessionStorage.setItem('onair:goes-on', JSON.stringify(handover));
    await stage.pass(100);
    await untilText(element, 'state', 'Live');
    expect(PretendAudio.begun.map((each) => each.url)).to.deep.equal([url]);
  });

  it('ignores invalid, old and foreign handovers', async () => {
    const element = await showing();
    leave(element);
    // No handover, an old one, one of another station, and one with an unsafe address.
    const handover = { station: `channel ${stage.panel.url} 1`, channel: '1', level: 1, isMuted: false };
    const url = stage.panel.url + '/listen/1/radio.wav';
    for (const stored of [
      null,
      { ...handover, url, at: Date.now() - 3_600_000 },
      { ...handover, url, at: Date.now(), station: 'channel https://radio.example 1' },
      { ...handover, url: 'javascript:alert(1)', at: Date.now() },
    ]) {
      if (stored) sessionStorage.setItem('onair:goes-on', JSON.stringify(stored));
      const next = await showing();
      expect(label(button(next)), JSON.stringify(stored)).to.equal('Play');
      next.remove();
    }
  });

  /** Adds a bar to a white page. */
  function add(baseUrl: string): OnairPlayer {
    const place = emptyPlace();
    place.style.cssText = 'background: #fff; color: #111';
    const element = document.createElement('onair-player');
    element.position = 'bottom';
    element.baseUrl = baseUrl;
    place.append(element);
    stage.ends.push(() => element.remove());
    return element;
  }
  const serveRecord = (given: object): string =>
    stage.serveLists(
      [channel({ stream_url: stage.panel.url + '/listen/1/radio.wav' })],
      [record({ ts: Date.now(), ...given })],
    );

  it('has the same height during a jingle', async () => {
    const track = add(serveRecord({ title: 'Glass', author: 'Ada Winter' }));
    const jingle = add(serveRecord({ jingle_id: 4, length: 60_000 }));
    await untilText(track, 'title', 'Glass');
    await untilText(jingle, 'title', 'Radio Meridian');
    for (const width of [280, 390, 600]) {
      for (const each of [track, jingle]) each.style.cssText = `inset-inline: 0 auto; width: ${width}px`;
      const heights = [track, jingle].map((each) => part(each, 'player')!.offsetHeight);
      expect(heights[0], `${width} px`).to.be.above(0).and.to.be.closeTo(heights[1]!, 1);
    }
  });

  describe('when a script swaps pages', () => {
    async function playing(): Promise<OnairPlayer> {
      const element = add(stage.panel.url);
      await until(() => !!part(element, 'fold') && !button(element).disabled, 'the bar');
      button(element).click();
      await untilText(element, 'state', 'Live');
      return element;
    }
    const states = (...elements: OnairPlayer[]): string[] =>
      elements.map(({ playback }) => playback.sound.state);

    it('continues in the last player if a preview is replaced at once', async () => {
      const first = await playing();
      first.remove();
      const preview = add(stage.panel.url);
      preview.remove();
      const last = add(stage.panel.url);
      await stage.pass(2000);
      expect(states(first, preview, last)).to.deep.equal(['stopped', 'stopped', 'playing']);
      expect(PretendAudio.begun).to.have.length(1);
    });

    it('continues in a player that is kept and inserted again', async () => {
      const first = await playing();
      const place = first.parentElement!;
      first.remove();
      const second = add(stage.panel.url);
      await stage.pass(2000);
      expect(states(first, second)).to.deep.equal(['stopped', 'playing']);
      second.remove();
      place.append(first);
      await stage.pass(2000);
      expect(states(first, second)).to.deep.equal(['playing', 'stopped']);
      expect(PretendAudio.begun).to.have.length(1);
    });

    it('starts without an error if the removed player has stopped', async () => {
      const first = await playing();
      const { error } = console;
      const errors: unknown[] = [];
      console.error = (...logged) => errors.push(...logged);
      stage.ends.push(() => (console.error = error));
      first.remove();
      first.stop();
      const second = add(stage.panel.url);
      await until(() => !!part(second, 'fold'), 'the bar');
      await stage.pass(2000);
      expect(states(first, second)).to.deep.equal(['stopped', 'stopped']);
      expect(errors).to.deep.equal([]);
    });
  });

  it("shows the owner's note above the bar", async () => {
    const element = add(stage.serveResponses({ '*': { status: 500 } }));
    const note = (): HTMLElement | null => element.shadowRoot!.querySelector<HTMLElement>('[role=note]');
    await until(() => !!note(), 'the note');
    const { backgroundColor, pointerEvents } = getComputedStyle(note()!);
    expect(parseColour(backgroundColor)!.alpha).to.equal(1);
    expect(pointerEvents).to.equal('auto');
    expect(note()!.getBoundingClientRect().bottom).to.be.below(
      part(element, 'player')!.getBoundingClientRect().top,
    );
  });

  describe('when collapsed', () => {
    beforeEach(() => sessionStorage.setItem('onair:folded', ''));
    const disc = (element: OnairPlayer): HTMLElement | null =>
      element.shadowRoot!.querySelector<HTMLElement>('.disc');

    it('shows artwork for a track without a cover', async () => {
      const element = add(serveRecord({ title: 'Glass', author: 'Ada Winter' }));
      await until(() => !!disc(element)?.querySelector('svg[data-colours]'), 'artwork');
    });

    it('has a visible arrow after a failure', async () => {
      const element = add(stage.serveResponses({ '*': { status: 500 } }));
      await until(() => element.status === 'failed', 'a failure');
      await until(() => part(element, 'player')!.hasAttribute('data-sleeve'), 'the colours');
      const arrow = disc(element)!.querySelector('svg')!;
      const ink = parseColour(getComputedStyle(arrow).stroke)!.colour;
      const ground = parseColour(getComputedStyle(disc(element)!, '::after').backgroundColor)!.colour;
      expect(contrast(ink, ground)).to.be.at.least(4.5);
    });
  });
});
