import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/elements/now-playing/define.js';
import type { OnairNowPlaying } from '../../../src/elements/now-playing/now-playing.js';
import { setWorld } from '../../kit/page-world.js';
import { startServer } from '../../kit/panel.js';
import { part, record, text, until, untilText } from '../shown.js';

const FRAMES = 12;
const CHANGE_MS = 520;
/** Maximum time that the first track stays while the second cover loads. */
const MAX_WAIT_MS = 1500;
const headers = { 'Content-Type': 'image/svg+xml' };
const picture = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><path fill="${colour}" d="M0 0h90v90H0z"/></svg>`;

describe('animations in <onair-now-playing>', () => {
  const { serveLists, pass, passUntil } = setWorld();
  /** The server of the covers, on a real address. */
  let pictures: Awaited<ReturnType<typeof startServer>>;
  const servers: (typeof pictures)[] = [];
  const { matchMedia } = window;
  beforeEach(() => (window.matchMedia = () => matchMedia('not all')));
  afterEach(async () => {
    window.matchMedia = matchMedia;
    await Promise.all(servers.splice(0).map((server) => server.stop()));
  });

  /** Shows the first of two tracks. Without `delay`, the element shows the second one, whose cover arrives at once, late or when it is released. */
  async function showing(
    second: { delay?: number; isHeld?: boolean } = {},
    more: Record<string, string> = {},
  ): Promise<OnairNowPlaying> {
    pictures = await startServer({
      '/old.svg': { body: picture('red'), headers },
      '/new.svg': { body: picture('blue'), headers, ...second },
    });
    servers.push(pictures);
    const ts = Date.now() - 5000;
    const url = serveLists({
      history: [
        record({ id: 2, ts, title: 'Second', author: 'Noor Hadi', img_url: pictures.url + '/new.svg' }),
        record({ id: 1, ts: ts - 190_000, title: 'First', img_url: pictures.url + '/old.svg' }),
      ],
    });
    const element = await fixture<OnairNowPlaying>(
      html`<onair-now-playing base-url=${url} delay="10" style="width: 600px"></onair-now-playing>`,
    );
    for (const [name, value] of Object.entries(more)) element.setAttribute(name, value);
    await untilText(element, 'title', 'First');
    await until(() => element.shadowRoot!.querySelector('img')!.complete, 'the first cover');
    // Until its code has loaded, tracks change at once.
    await until(() => (element as unknown as { change: object | null }).change !== null, 'the code');
    return element;
  }

  /** Changes the track, after `wait` milliseconds if its cover is late. Resolves with the animations, paused at their start. */
  async function changed(element: OnairNowPlaying, wait = 0): Promise<Animation[]> {
    let animations: Animation[] | null = null;
    const observer = new MutationObserver(() => {
      if (text(element, 'title') !== 'Second' || animations) return;
      animations = moving(element);
      for (const each of animations) each.pause();
    });
    observer.observe(element.shadowRoot!, { childList: true, characterData: true, subtree: true });
    element.delay = 0;
    await element.updateComplete;
    if (wait) await pass(wait);
    await until(() => animations !== null, 'the second track');
    observer.disconnect();
    return animations!;
  }

  /** Animations of the change, without the live dot's and the progress line's. */
  const moving = (element: OnairNowPlaying): Animation[] =>
    element.shadowRoot!.getAnimations().filter((each) => each.constructor === Animation);

  /** The opacity with everything around it, up to the element. */
  function opacityOf(node: Element): number {
    const own = parseFloat(getComputedStyle(node).opacity);
    return node.parentElement ? own * opacityOf(node.parentElement) : own;
  }

  for (const [lateness, second] of [
    ['on time', {}],
    ['300 ms late', { delay: 300 }],
    ['too late', { isHeld: true }],
  ] as const)
    it(`never mix two tracks if the cover loads ${lateness}`, async () => {
      const element = await showing(second);
      const isTooLate = 'isHeld' in second;
      const shifts: PerformanceEntry[] = [];
      const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
      if (PerformanceObserver.supportedEntryTypes.includes('layout-shift'))
        observer.observe({ type: 'layout-shift' });
      const rows = ['state', 'title', 'artist', 'time'].map((name) => part(element, name)!.offsetTop);
      const animations = await changed(element, isTooLate ? MAX_WAIT_MS : 0);
      expect(new Set(animations.map(({ startTime, currentTime }) => startTime ?? currentTime)).size).to.equal(
        1,
      );
      for (let frame = 0; frame <= FRAMES; frame++) {
        const time = (CHANGE_MS * frame) / FRAMES;
        for (const each of animations) each.currentTime = time;
        for (const name of ['title', 'artist']) {
          const readable = [...element.shadowRoot!.querySelectorAll(`[part=${name}]`)].filter(
            (each) => opacityOf(each) > 0.3,
          );
          expect(readable.length, `${name}s at ${time} ms`).to.be.at.most(1);
          if (time === 0) expect(readable[0]!.textContent).to.match(/First|Ada Winter/);
          if (frame === FRAMES) expect(readable[0]!.textContent).to.match(/Second|Noor Hadi/);
        }
        const letters = part(element, 'cover')!.querySelector('text');
        const isCovered = element.shadowRoot!.querySelector('img')!.complete;
        if (letters && !isCovered)
          expect(getComputedStyle(letters).visibility, `letters at ${time} ms`).to.equal('hidden');
        expect(part(element, 'card')!.offsetHeight).to.equal(element.offsetHeight);
      }
      expect(
        ['state', 'title', 'artist', 'time'].map((name) => part(element, name)!.offsetTop),
      ).to.deep.equal(rows);
      for (const each of animations) each.finish();
      await until(() => element.shadowRoot!.querySelectorAll('[part=title]').length === 1, 'one title');
      const cover = element.shadowRoot!.querySelector('img')!;
      expect(cover.src).to.match(/new\.svg$/);
      expect(cover.complete).to.equal(!isTooLate);
      if (isTooLate) {
        // This listener follows the one that starts the fade.
        const fades = new Promise<number>((resolve) => {
          cover.addEventListener('load', () => resolve(moving(element).length), { once: true });
        });
        await pictures.release('/new.svg');
        expect(await fades, 'a cover that fades in').to.be.above(0);
      }
      await until(() => !moving(element).length, 'the end');
      observer.disconnect();
      expect(shifts).to.have.length(0);
    });

  it('use only transform and opacity', async () => {
    const element = await showing();
    const animations = await changed(element);
    const targets = animations.map((each) => (each.effect as KeyframeEffect).target!);
    const title = part(element, 'title')!;
    expect(targets).to.include(title);
    expect(targets).to.include(element.shadowRoot!.querySelector('img'));
    expect(targets).to.include(part(element, 'progress')!.querySelector('i'));
    const usual = ['offset', 'computedOffset', 'easing', 'composite'];
    for (const each of animations)
      for (const keyframe of (each.effect as KeyframeEffect).getKeyframes())
        for (const property of Object.keys(keyframe))
          expect([...usual, 'transform', 'opacity']).to.include(property);
    expect(Math.max(...animations.map((each) => Number(each.effect!.getComputedTiming().endTime)))).to.equal(
      CHANGE_MS,
    );
  });

  it('are short fades with reduced motion', async () => {
    const element = await showing();
    window.matchMedia = () => matchMedia('all');
    const animations = await changed(element);
    for (const each of animations) {
      expect(each.effect!.getComputedTiming().endTime).to.equal(120);
      expect((each.effect as KeyframeEffect).getKeyframes()[0]).to.not.have.property('transform');
    }
    expect(element.shadowRoot!.querySelectorAll('[part=title]')).to.have.length(1);
  });

  it('work in the line and wall layouts', async () => {
    for (const layout of ['line', 'wall']) {
      const element = await showing({}, { layout });
      if (layout === 'wall') await until(() => !!part(element, 'clock'), 'the wall');
      const animations = await changed(element);
      expect(animations, layout).to.not.have.length(0);
      for (const each of animations) each.finish();
      await until(() => element.shadowRoot!.querySelectorAll('[part=title]').length === 1, 'one title');
    }
  });

  it('include an equalizer while a player plays', async () => {
    const element = await showing();
    const bars = (): Element | null => element.shadowRoot!.querySelector('.bars');
    expect(bars()).to.equal(null);
    element.shownStation.feed.listening = true;
    await passUntil(() => !!bars(), 'bars');
    expect(text(element, 'state')).to.equal('On air');
    element.shownStation.feed.listening = false;
    await passUntil(() => !bars(), 'a dot');
  });
});
