import { html, nothing, type TemplateResult } from 'lit';
import { readChapters, readTranscript, type Chapter } from '../../station/lists/episode-texts.js';
import { formatDuration } from '../format/times.js';

/** The data that an episode's chapters and transcript need from its audio. */
export interface TextContext {
  /** Accessible name. */
  name: string;
  /** Position in seconds; null if another episode is chosen. */
  at: number | null;
  /** Plays from a position in seconds. */
  playFrom(seconds: number): void;
}

export type RenderText = (context: TextContext) => TemplateResult;

/**
 * Loads the chapters, unless the feed contains them, and returns a function that renders them.
 * @throws StationFailure if the file can't be read.
 */
export async function loadChapters(
  source: string | readonly Chapter[],
  signal: AbortSignal,
): Promise<RenderText> {
  const list = typeof source === 'string' ? await readChapters(source, signal) : source;
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

/**
 * Loads the transcript and returns a function that renders it.
 * @throws StationFailure if the file can't be read.
 */
export async function loadTranscript(url: string, signal: AbortSignal): Promise<RenderText> {
  const paragraphs = await readTranscript(url, signal);
  return ({ name }) =>
    // A scroll container must be focusable, so that keyboard users can scroll it.
    html`<div part="transcript" role="region" tabindex="0" aria-label=${name}>
      ${paragraphs.map((each) => html`<p dir="auto">${each}</p>`)}
    </div>`;
}
