/**
 * In:  how a player stands.
 * Out: what it says of that.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { OnAirWords, PlayerWords } from '../../words/tag-words.js';
import type { OnAir, Track } from '../../station/snapshot.js';
import { songOf, type Song } from '../format/song.js';
import type { SoundState } from './sound.js';
import type { Stream } from './streams.js';

/** The track whose title is shown. A jingle has none to show. */
export function titledOf({ track }: OnAir): Track | null {
  return track?.jingle_id ? null : track;
}

/** Between tracks the station's name stands for them. */
export function songNow(onAir: OnAir, name: string, words: OnAirWords): Song {
  const track = titledOf(onAir);
  return track ? songOf(track, words) : [onAir.status === 'loading' ? '' : name, ''];
}

/** Another track gets new nodes: texts of another width would move each other. */
export function renderSong([title, artist]: Song, trackId: number | undefined): TemplateResult {
  return html`<div class="what">
    ${keyed(
      trackId,
      html`<p part="title" dir="auto">${title}</p>
        <div class="by">
          ${artist ? html`<span aria-hidden="true">·</span>` : nothing}
          <p part="artist" dir="auto">${artist}</p>
        </div>`,
    )}
  </div>`;
}

/** The small words about the sound; empty while it is off. */
export function soundText(state: SoundState, { live }: OnAirWords, words: PlayerWords): string {
  if (state === 'connecting' || state === 'reconnecting') return words[state];
  return state === 'playing' ? live : '';
}

/** Why nothing plays at a station that has a stream; empty where that needs no words. */
export function silenceText(
  { problem }: Stream,
  state: SoundState,
  canChoose: boolean,
  yielded: boolean,
  words: PlayerWords,
): string {
  if (problem) return words[problem];
  if (state === 'unplayable') return canChoose ? words.chooseAnother : words.unplayable;
  if (state === 'blocked') return words.blocked;
  return yielded ? words.elsewhere : '';
}
