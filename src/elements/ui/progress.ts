import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { Track } from '../../station/snapshot.js';
import { formatDuration } from '../format/times.js';

/**
 * Returns the elapsed time of a track, in milliseconds. It is clamped to the track's length, because the visitor's
 * clock may be wrong.
 */
export function elapsedOf({ ts, length }: Track, now: number): number {
  return Math.max(0, Math.min(now - ts, length || Infinity));
}

export interface Progress {
  track: Track | null;
  /** Elapsed time in milliseconds. */
  elapsed: number;
  /** Accessible name of the time. */
  label: string;
  /** True for tracks without a length, because they have no line. Null while loading. */
  isHidden: boolean | null;
  /** Whether the total time is shown next to the elapsed time. */
  hasTotal: boolean;
  /** Style of the line that a server rendered. */
  style?: string | undefined;
}

/** Renders the progress line and the time of a track. */
export function renderProgress({
  track,
  elapsed,
  label,
  isHidden,
  hasTotal,
  style,
}: Progress): TemplateResult {
  const total = track?.length && hasTotal ? formatDuration(track.length) : '';
  // Pad with figure spaces, so that the line beside the time keeps its length.
  const time = track && formatDuration(elapsed).padStart(total.length, '\u2007');
  return html`<div part="progress" aria-hidden="true" ?hidden=${isHidden}>
      ${
        // A new node starts at its position. An existing node would animate back to it.
        keyed(track?.id, html`<i style=${style ?? nothing}></i>`)
      }
    </div>
    <span part="time" role="timer" aria-label=${label} dir="auto">
      ${total ? time + ' / ' + total : time}
    </span>`;
}

/** Moves the progress line. Call it after the element has rendered. */
export function moveProgress(root: ParentNode, track: Track, elapsed: number): void {
  const line = root.querySelector('i');
  if (!line) return;
  // The CSS transition takes one second, so the target is the position in one second. A new line starts at that
  // position.
  line.style.transform = `scaleX(${Math.min(1, (elapsed + 1000) / track.length!)})`;
  requestAnimationFrame(() => {
    // Reading a computed style forces a layout. In an animation frame, the lines of all elements share one layout.
    line.style.transformOrigin = getComputedStyle(line).direction === 'rtl' ? '100%' : '';
  });
}
