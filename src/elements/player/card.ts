/**
 * In:  what a player plays.
 * Out: what makes a card of it: the cover with the button on it, and how far the track is. Loaded by the first card.
 */
import { html, type TemplateResult } from 'lit';
import type { OnAir } from '../../station/snapshot.js';
import { cover, picture, type Pictures } from '../parts/cover.js';
import { elapsedOf, moveLine, progress } from '../parts/progress.js';
import { progressStyles } from '../parts/progress.styles.js';
import { isolated } from '../parts/song.js';
import { styles as looks } from './card.styles.js';
import { titledOf } from './texts.js';

/** Put over those of the player. */
export const styles = [progressStyles, looks];

/** Without a title, the cover has the letters of `name`. */
export function cardCover(
  onAir: OnAir,
  name: string,
  pictures: Pictures,
  button: TemplateResult,
): TemplateResult {
  const track = titledOf(onAir);
  const drawn = track ? cover(track, pictures, true) : picture(name || null, null, pictures);
  return html`<div class="picture">${drawn} ${button}</div>`;
}

/** The station, and the DJ, unless the title is the DJ's name. */
export function cardName(name: string, onAir: OnAir, title: string): string {
  const dj = titledOf(onAir)?.dj_name;
  return name && dj && dj !== title ? `${isolated(name)} · ${isolated(dj)}` : name;
}

/** At a moment in milliseconds. `label` is the accessible name of the time. Between tracks there is an empty row. */
export function cardProgress(onAir: OnAir, now: number, label: string): TemplateResult {
  const track = titledOf(onAir);
  const elapsed = track ? elapsedOf(track, now) : 0;
  const isHidden = onAir.status !== 'loading' && !track?.length;
  return html`<div class="progress">${progress({ track, elapsed, label, isHidden, hasTotal: true })}</div>`;
}

export function moveCardLine(root: ParentNode, onAir: OnAir, now: number): void {
  const track = titledOf(onAir);
  if (track?.length) moveLine(root, track, elapsedOf(track, now));
}
