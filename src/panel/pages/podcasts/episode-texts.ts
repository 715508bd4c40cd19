/**
 * Renders an episode's chapters and transcript, so that visitors can read them without scripts. Each chapter
 * links to its position in the audio. If the page's script is running, it plays the chapter on the page
 * instead.
 */
import { readCount } from '../../../servers/fields.js';
import { decodeEntities } from '../../../servers/html-entities.js';
import { asList, asObject } from '../../../servers/json.js';
import { html, type Html } from '../../http/html-page.js';
import { soundName } from '../../station/podcasts/urls.js';
import type { StoredEpisode } from '../../store/podcasts.js';
import type { PageTexts } from '../sharing/podcast-texts.js';

export function renderEpisodeTexts(episode: StoredEpisode, texts: PageTexts): Html | string {
  const chapters = chapterLinks(episode);
  const paragraphs = paragraphsOf(episode.transcript ?? '');
  if (!chapters.length && !paragraphs.length) return '';
  const { title } = episode;
  return html`<div class="texts">
    ${
      chapters.length > 0
        ? html`<details>
            <summary aria-label="${texts.chapters} – ${title}">${texts.chapters}</summary>
            <ol class="chapters">
              ${chapters}
            </ol>
          </details>`
        : ''
    }
    ${
      paragraphs.length > 0
        ? html`<details>
            <summary aria-label="${texts.transcript} – ${title}">${texts.transcript}</summary>
            <div
              class="transcript"
              role="region"
              tabindex="0"
              aria-label="${texts.transcript} – ${title}"
              dir="auto"
            >
              ${paragraphs.map((each) => html`<p>${each}</p>`)}
            </div>
          </details>`
        : ''
    }
  </div>`;
}

function chapterLinks(episode: StoredEpisode): Html[] {
  return (asList(asObject(parsed(episode.chapters))?.chapters) ?? []).flatMap((each) => {
    const { startTime: start, title } = asObject(each) ?? {};
    const startTime = readCount(start);
    if (startTime === null || typeof title !== 'string') return [];
    return html`<li>
      <a href="${soundName(episode)}#t=${startTime}">
        <span>${clock(startTime)}</span> <bdi>${title}</bdi>
      </a>
    </li>`;
  });
}

/** Returns null for missing or invalid JSON. */
function parsed(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return null;
  }
}

/** Returns a position such as `1:02:03`. */
function clock(seconds: number): string {
  const text = new Date(seconds * 1000).toISOString().slice(11, 19);
  return text.replace(/^(00:0?|0)/, '');
}

/**
 * Returns the paragraphs of a WebVTT file's captions. If several consecutive captions have the same speaker,
 * the name precedes only the first.
 */
function paragraphsOf(vtt: string): string[] {
  let last = '';
  return vtt.split(/\n\n+/).flatMap((cue) => {
    const lines = cue.split('\n');
    const times = lines.findIndex((line) => line.includes('-->'));
    const speech = lines.slice(times + 1).join('\n');
    if (times < 0 || !speech) return [];
    const [, speaker = ''] = /^<v ([^<>]*)>/.exec(speech) ?? [];
    const text = decodeEntities(speech.replace(/<[^<>]*>/g, '')).trim();
    const isNew = speaker !== '' && speaker !== last;
    last = speaker || last;
    return isNew ? `${decodeEntities(speaker)}: ${text}` : text;
  });
}
