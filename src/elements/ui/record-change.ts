/** Animates the change to another track: waits for the new cover, then animates cover, text and progress together. */
import { html, type LitElement, type ReactiveController, type TemplateResult } from 'lit';
import { isVisible } from '../../station/page-state.js';
import type { OnAir, Track } from '../../station/snapshot.js';
import type { Station } from '../../station/station.js';
import { css } from '../base/css.js';
import type { PictureSettings } from './cover.js';

/** Duration of the change in milliseconds. The background changes over the same time. */
const CHANGE_MS = 520;
const REDUCED_CHANGE_MS = 120;
/** Maximum time that the old track stays while the new cover loads. */
const MAX_WAIT_MS = 1500;
const COVER_OUT_MS = 180;
const COVER_IN_MS = 340;
const LINE_OUT_MS = 120;
const LINE_IN_MS = 240;
const STAGGER_MS = 40;
const EASING = 'cubic-bezier(0.2, 0, 0, 1)';
/** The parts that contain text about a track. */
const LINES = '[part=state], .song';

/** Styles for the animated bars that are shown while a player on the page plays the station. */
export const styles = [
  css`
    .bars {
      display: inline-flex;
      flex: none;
      gap: 0.125em;
      block-size: 0.75em;
      margin-inline-end: 0.5em;
    }
    .bars b {
      border-inline-start: 0.1875em solid var(--_accent);
      transform: scaleY(0.5);
      transform-origin: bottom;
    }
    @media (prefers-reduced-motion: no-preference) {
      .bars b {
        animation: bar 0.9s ease-in-out -0.2s infinite alternate;
      }
      .bars b:nth-child(2) {
        animation-duration: 0.6s;
      }
      .bars b:nth-child(3) {
        animation-delay: -0.5s;
      }
    }
    @keyframes bar {
      from {
        transform: scaleY(0.25);
      }
      to {
        transform: none;
      }
    }
  `,
];

/**
 * Keeps showing an element's previous track until the cover of the next one has been decoded, and then animates the
 * change.
 */
export class RecordChange implements ReactiveController {
  private station: Station | null = null;
  private shown: OnAir | null = null;
  /** URL of the cover that is being decoded; '' if there is none. */
  private pendingUrl = '';
  private readyUrl = '';
  /** The animations in progress. Finished ones would keep the previous track's elements and cover in memory. */
  private readonly animations = new Set<Animation>();

  /** The text about the track before the current update; undefined before the first update. */
  private text: string | undefined;
  private animate: (() => void) | null = null;

  /** `currentText` returns all text about the track. `prepare` loads additional data for the new cover. */
  constructor(
    private readonly host: LitElement,
    private readonly currentText: () => string | undefined,
    private readonly prepare: (url: string) => Promise<unknown> | undefined,
  ) {
    this.text = currentText();
    host.addController(this);
  }

  hostUpdate(): void {
    const text = this.currentText();
    if (this.text && text !== this.text) this.animate = this.capture(this.host.renderRoot);
    this.text = text;
  }

  hostUpdated(): void {
    this.animate?.();
    this.animate = null;
  }

  /** Returns three animated bars if a player on the page plays the station; otherwise null. */
  renderBars({ feed }: Station): TemplateResult | null {
    return feed.listening ? html`<span class="bars" aria-hidden="true"><b></b><b></b><b></b></span>` : null;
  }

  /** Returns what the element should show now: `onAir`, or the previous track while the cover of the next one loads. */
  follow(onAir: OnAir, station: Station, pictures: PictureSettings, isLarge: boolean): OnAir {
    const { shown } = this;
    const isNext =
      station === this.station && shown?.track && onAir.track && shown.track.id !== onAir.track.id;
    const url = isNext && pictures.covers && isVisible() ? coverOf(onAir.track, isLarge) : '';
    if (shown && url && url !== this.readyUrl) {
      if (url !== this.pendingUrl) void this.wait(url);
      return shown;
    }
    this.station = station;
    this.shown = onAir;
    this.pendingUrl = '';
    return onAir;
  }

  private async wait(url: string): Promise<void> {
    this.pendingUrl = url;
    this.readyUrl = '';
    const limit = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS));
    await Promise.race([Promise.all([decode(url), this.prepare(url)]), limit]);
    if (url !== this.pendingUrl) return;
    this.readyUrl = url;
    this.host.requestUpdate();
  }

  /** Copies the current content before an update. The returned function animates the change after the update. */
  private capture(root: ParentNode): () => void {
    this.animations.forEach((animation) => animation.finish());
    this.animations.clear();
    const lines = [...root.querySelectorAll<HTMLElement>(LINES)].map((line) => ({
      line,
      text: line.textContent,
      copy: copyInPlace(line),
    }));
    const cover = root.querySelector<HTMLElement>('[part=cover]');
    const source = pictureOf(cover)?.src;
    const coverCopy = cover && copyOf(cover);
    const position = scaleOf(root.querySelector('i'));
    return () => {
      if (!isVisible()) return;
      const run = startTogether(this.animations);
      const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
      let row = 0;
      for (const { line, text, copy } of lines) {
        if (!line.isConnected || line.textContent === text) continue;
        const rows = line.matches('.song') ? [...line.querySelectorAll('p, .by > span')] : [line];
        if (isReduced) {
          rows.forEach((each) => run(each, { opacity: [0, 1] }, { duration: REDUCED_CHANGE_MS }));
          continue;
        }
        line.after(copy);
        moveAway(run, copy, 'translateY(-0.4em)', LINE_OUT_MS);
        for (const each of rows)
          run(
            each,
            { opacity: [0, 1], transform: ['translateY(0.4em)', 'none'] },
            { duration: LINE_IN_MS, delay: LINE_OUT_MS + STAGGER_MS * row++ },
          );
      }
      if (cover && coverCopy && !(source && source === pictureOf(cover)?.src)) {
        this.changeCover(cover, coverCopy, isReduced, run);
      }
      const progress = root.querySelector('i');
      if (progress && position && !isReduced)
        run(progress, { transform: [`scaleX(${position})`, 'scaleX(0)'] }, { duration: CHANGE_MS });
    };
  }

  private changeCover(cover: HTMLElement, copy: HTMLElement, isReduced: boolean, run: Run): void {
    const picture = pictureOf(cover);
    const duration = isReduced ? REDUCED_CHANGE_MS : COVER_IN_MS;
    if (picture) {
      // The picture has already been decoded. With lazy loading, it would fade in.
      picture.loading = 'eager';
      picture.decoding = 'sync';
      if (!picture.complete) {
        const letters = cover.querySelector('svg');
        if (letters) letters.style.visibility = 'hidden';
        const once = { once: true };
        picture.addEventListener('load', () => picture.animate({ opacity: [0, 1] }, { duration }), once);
        picture.addEventListener('error', () => letters?.style.removeProperty('visibility'), once);
      }
    }
    const news = [...cover.children];
    if (isReduced) {
      news.forEach((each) => run(each, { opacity: [0, 1] }, { duration }));
      return;
    }
    news.forEach((each) => run(each, { transform: ['scale(1.04)', 'none'] }, { duration }));
    cover.append(copy);
    moveAway(run, copy, 'scale(0.96)', COVER_OUT_MS);
  }
}

type Run = (
  element: Element,
  keyframes: PropertyIndexedKeyframes,
  options: KeyframeAnimationOptions,
) => Animation;

/** Starts all animations in the same frame. */
function startTogether(animations: Set<Animation>): Run {
  const { currentTime } = document.timeline;
  return (element, keyframes, options) => {
    const animation = element.animate(keyframes, { easing: EASING, fill: 'backwards', ...options });
    animation.startTime = currentTime;
    animations.add(animation);
    const forget = () => animations.delete(animation);
    animation.finished.then(forget, forget);
    return animation;
  };
}

/** Fades out and moves the copy of the old content, then removes it. */
function moveAway(run: Run, copy: Element, transform: string, duration: number): void {
  const animation = run(
    copy,
    { opacity: [1, 0], transform: ['none', transform] },
    { duration, easing: 'ease-in', fill: 'both' },
  );
  animation.onfinish = animation.oncancel = () => copy.remove();
}

/** Returns a copy that is positioned over the node. */
function copyInPlace(node: HTMLElement): HTMLElement {
  const copy = node.cloneNode(true) as HTMLElement;
  copy.ariaHidden = 'true';
  Object.assign(copy.style, {
    position: 'absolute',
    top: node.offsetTop + 'px',
    left: node.offsetLeft + 'px',
    width: node.offsetWidth + 'px',
    height: node.offsetHeight + 'px',
    margin: 0,
    pointerEvents: 'none',
  });
  return copy;
}

/** Returns a copy of a cover's content that is positioned over the cover. */
function copyOf(cover: HTMLElement): HTMLElement {
  const copy = document.createElement('div');
  copy.style.cssText = 'position: absolute; inset: 0';
  copy.append(...[...cover.children].map((each) => each.cloneNode(true)));
  const picture = pictureOf(copy);
  if (picture) {
    picture.loading = 'eager';
    picture.decoding = 'sync';
  }
  return copy;
}

const pictureOf = (cover: Element | null): HTMLImageElement | null => cover?.querySelector('img') ?? null;

/** Returns the horizontal scale of a progress line; 0 if there is no line. */
const scaleOf = (line: Element | null): number =>
  line ? new DOMMatrix(getComputedStyle(line).transform).a : 0;

/** Returns the URL of the cover that the element shows for the track, or ''. */
function coverOf({ jingle_id, img_large_url, img_medium_url, img_url }: Track, isLarge: boolean): string {
  if (jingle_id) return '';
  return (isLarge && (img_medium_url || img_large_url)) || img_url || '';
}

/** Never rejects. */
async function decode(url: string): Promise<void> {
  const picture = new Image();
  picture.referrerPolicy = 'no-referrer';
  picture.src = url;
  await picture.decode().catch(() => undefined);
}
