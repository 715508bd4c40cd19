/**
 * In:  the chapters or the transcript of an episode that a visitor opens.
 * Out: what is drawn of them. Loaded with the first that is opened.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { readChapters, readTranscript } from '../../station/lists/episode-texts.js';
import { formatDuration } from '../format/times.js';

/** What the text of an episode has to do with its sound. */
export interface Heard {
  /** Accessible name. */
  name: string;
  /** Where the episode is: seconds. Null while another is chosen. */
  at: number | null;
  /** Plays from so many seconds on. */
  playFrom(seconds: number): void;
}

export type DrawText = (heard: Heard) => TemplateResult;

/** @throws StationFailure where the file can't be read. */
export async function chapters(url: string, signal: AbortSignal): Promise<DrawText> {
  const list = await readChapters(url, signal);
  return ({ name, at, playFrom }) => {
    const current = at === null ? -1 : list.filter(({ seconds }) => seconds <= at).length - 1;
    return html`<ol part="chapters" aria-label=${name}>
      ${list.map(
        ({ seconds, title }, index) =>
          html`<li>
            <button
              type="button"
              part="chapter"
              aria-current=${index === current ? 'true' : nothing}
              @click=${() => playFrom(seconds)}
            >
              <span>${formatDuration(seconds * 1000)}</span><bdi>${title}</bdi>
            </button>
          </li>`,
      )}
    </ol>`;
  };
}

/** @throws StationFailure where the file can't be read. */
export async function transcript(url: string, signal: AbortSignal): Promise<DrawText> {
  const paragraphs = await readTranscript(url, signal);
  return ({ name }) =>
    // What scrolls must be reached by keys.
    html`<div part="transcript" role="region" tabindex="0" aria-label=${name}>
      ${paragraphs.map((each) => html`<p dir="auto">${each}</p>`)}
    </div>`;
}
