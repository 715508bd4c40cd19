/**
 * In:  a track, and how much of it was heard.
 * Out: the line and the time that say so.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { Track } from '../../station/snapshot.js';
import { formatDuration } from '../format/times.js';

/** How much of a track was heard at a moment: milliseconds, never below 0 or past the end, whatever the visitor's clock says. */
export function elapsedOf({ ts, length }: Track, now: number): number {
  return Math.max(0, Math.min(now - ts, length || Infinity));
}

export interface Progress {
  track: Track | null;
  /** Milliseconds. */
  elapsed: number;
  /** Accessible name of the time. */
  label: string;
  /** Whether there is to be no line: that of a track without a length; null for one that may come. */
  isHidden: boolean | null;
  /** Whether the whole length stands beside the elapsed time. */
  hasTotal: boolean;
  /** The style of a line that a server drew. */
  style?: string | undefined;
}

export function renderProgress({
  track,
  elapsed,
  label,
  isHidden,
  hasTotal,
  style,
}: Progress): TemplateResult {
  const total = track?.length && hasTotal ? formatDuration(track.length) : '';
  // As wide at the beginning as at the end, by spaces as wide as a digit: the line beside it keeps its length.
  const time = track && formatDuration(elapsed).padStart(total.length, '\u2007');
  return html`<div part="progress" aria-hidden="true" ?hidden=${isHidden}>
      ${
        // A new line begins where it is, and one that stays would run back there.
        keyed(track?.id, html`<i style=${style ?? nothing}></i>`)
      }
    </div>
    <span part="time" role="timer" aria-label=${label} dir="auto">
      ${total ? time + ' / ' + total : time}
    </span>`;
}

/** Moves the line of an element to where the track is. Call it after that is drawn. */
export function moveProgress(root: ParentNode, track: Track, elapsed: number): void {
  const line = root.querySelector('i');
  if (!line) return;
  // The CSS transition takes a second, so the line moves to where it is in a second. A line that is new begins there.
  line.style.transform = `scaleX(${Math.min(1, (elapsed + 1000) / track.length!)})`;
  requestAnimationFrame(() => {
    // A computed style lays the page out, which the frame does in any case; for all lines once, as most write nothing.
    line.style.transformOrigin = getComputedStyle(line).direction === 'rtl' ? '100%' : '';
  });
}
