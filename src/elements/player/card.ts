/**
 * In:  what a player plays.
 * Out: what makes a card of it: the cover with the button on it, and how far the track is. Loaded by the first card.
 */
import { html, type TemplateResult } from 'lit';
import type { Track } from '../../station/snapshot.js';
import { cover, picture, type Pictures } from '../parts/cover.js';
import { elapsedOf, moveLine, progress } from '../parts/progress.js';
import { progressStyles } from '../parts/progress.styles.js';
import { isolated } from '../parts/song.js';
import { styles as looks } from './card.styles.js';

/** Put over those of the player. */
export const styles = [progressStyles, looks];

/** `track` is the one whose title is shown; without it, the cover has the letters of `name`. */
export function cardCover(
  track: Track | null,
  name: string,
  pictures: Pictures,
  button: TemplateResult,
): TemplateResult {
  const drawn = track ? cover(track, pictures, true) : picture(name || null, null, pictures);
  return html`<div class="picture">${drawn} ${button}</div>`;
}

/** The station, and the DJ, unless the title is the DJ's name. */
export function cardName(name: string, dj: string | null, title: string): string {
  return name && dj && dj !== title ? `${isolated(name)} · ${isolated(dj)}` : name;
}

/** At a moment in milliseconds. `label` is the accessible name of the time. Between tracks there is an empty row. */
export function cardProgress(
  track: Track | null,
  now: number,
  label: string,
  isLoading: boolean,
): TemplateResult {
  const elapsed = track ? elapsedOf(track, now) : 0;
  return html`<div class="progress">
    ${progress({ track, elapsed, label, isHidden: !isLoading && !track?.length, hasTotal: true })}
  </div>`;
}

export function moveCardLine(root: ParentNode, track: Track | null, now: number): void {
  if (track?.length) moveLine(root, track, elapsedOf(track, now));
}
