import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { OnAirWords, PlayerWords } from '../../words/tag-words.js';
import type { OnAir, Track } from '../../station/snapshot.js';
import { djSong, isDjSet } from '../format/dj-set.js';
import { songOf, type SongTexts } from '../format/song.js';
import type { SoundState } from './sound.js';
import type { Stream } from './streams.js';

/** Returns the current track; null between tracks and during a jingle, because jingle titles aren't shown. */
export function titledTrack({ track }: OnAir): Track | null {
  return track?.jingle_id ? null : track;
}

/**
 * Returns the song to show. Between tracks, the title is the station's name. During a live set, the title is the DJ's
 * name and the second line is the show. `isPanel` is true if the server is a panel.
 */
export function currentSong(
  onAir: OnAir,
  stationName: string,
  words: OnAirWords,
  isPanel: boolean,
): SongTexts {
  const track = titledTrack(onAir);
  if (track && isDjSet(track, isPanel)) return djSong(track, onAir.show && onAir.show.name);
  return track ? songOf(track, words) : [onAir.status === 'loading' ? '' : stationName, ''];
}

/**
 * Renders title and artist. Each track gets new nodes, because a text whose width changes would count as a layout
 * shift.
 */
export function renderSong([title, artist]: SongTexts, trackId: number | undefined): TemplateResult {
  return html`<div class="what">
    ${keyed(
      trackId,
      html`<p part="title" dir="auto" translate="no">${title}</p>
        <div class="by">
          ${artist ? html`<span aria-hidden="true">·</span>` : nothing}
          <p part="artist" dir="auto" translate="no">${artist}</p>
        </div>`,
    )}
  </div>`;
}

/** Returns the label for the state of the sound; empty while it is off. */
export function soundText(state: SoundState, { live }: OnAirWords, words: PlayerWords): string {
  if (state === 'connecting' || state === 'reconnecting') return words[state];
  return state === 'playing' ? live : '';
}

/** Returns the message that explains why a stream isn't playing; empty if there is none. */
export function silenceText(
  { problem }: Stream,
  state: SoundState,
  canChoose: boolean,
  isYielded: boolean,
  words: PlayerWords,
): string {
  if (problem) return words[problem];
  if (state === 'unplayable') return canChoose ? words.chooseAnother : words.unplayable;
  if (state === 'blocked') return words.blocked;
  return isYielded ? words.elsewhere : '';
}
