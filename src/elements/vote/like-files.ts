/**
 * Imports and exports the list of likes. The text for it is in separate files. Pages in a frame don't load this code.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { likes as englishLikes } from '../../words/en/likes.js';
import { fill } from '../../words/fill.js';
import { languageCode } from '../../words/language.js';
import { likeFiles } from '../../words/like-files.js';
import type { LikeWords } from '../../words/like-words.js';
import type { Favourites, ImportResult, SaveProblem } from '../../station/favourites/favourites.js';
import { decodeFile, readSongs } from '../../station/favourites/import-songs.js';
import { songsCsv } from '../../station/favourites/songs-csv.js';
import { ChunkWords } from '../base/chunk-words.js';
import type { StationHost } from '../base/station-host.js';
import { intlLocale } from '../format/times.js';
import { saveFile } from '../ui/save-file.js';

const FILE_NAME = 'onair-likes.csv';
/** Maximum size of an imported file. A larger file can't be a list of songs. */
const MAX_FILE_BYTES = 5_000_000;
/** Maximum number of unreadable lines that are listed by number. */
const MAX_NUMBERS = 10;

const words = new ChunkWords('likes', englishLikes, likeFiles);

/** Returns the reason why a like wasn't saved, as a sentence; empty while the text is loading. */
export function problemSentence(problem: SaveProblem, host: StationHost): string {
  return wordsOf(host)?.[problem] ?? '';
}

/** Renders the buttons that save the list as a CSV file and import a file. */
export function renderFileButtons(
  host: StationHost,
  favourites: Favourites,
  setMessage: (message: string) => void,
): TemplateResult | typeof nothing {
  const likeWords = wordsOf(host);
  if (!likeWords) return nothing;
  return html`${
      favourites.count
        ? html`<button
            type="button"
            part="csv"
            @click=${() => saveFile(FILE_NAME, 'text/csv', songsCsv(favourites.songs))}
          >
            CSV
          </button>`
        : nothing
    }<button type="button" part="import" @click=${handleImportPress}>${likeWords.import}</button
    ><input
      type="file"
      accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
      hidden
      aria-label=${likeWords.import}
      @change=${async ({ target }: Event) => {
        const input = target as HTMLInputElement;
        const [file] = input.files ?? [];
        if (!file) return;
        const { lang } = host.settings;
        const sentence = await importFile(file, favourites, likeWords, lang);
        // Reset the input, so that the same file can be chosen again.
        input.value = '';
        setMessage(sentence);
      }}
    />`;
}

function wordsOf(host: StationHost): LikeWords | null {
  return words.in(languageCode(host.settings.lang), () => host.requestUpdate());
}

function handleImportPress({ currentTarget }: Event): void {
  (currentTarget as HTMLElement).parentElement!.querySelector<HTMLInputElement>('[type=file]')!.click();
}

/** Resolves with the result as a sentence. */
async function importFile(
  file: File,
  favourites: Favourites,
  likeWords: LikeWords,
  lang: string,
): Promise<string> {
  // Reading fails if the file has been deleted.
  const bytes = file.size > MAX_FILE_BYTES ? null : await file.arrayBuffer().catch(() => null);
  const { songs, unreadable } = readSongs(bytes ? decodeFile(bytes) : '');
  return songs.length
    ? importSentence(favourites.import(songs), unreadable, likeWords, lang)
    : likeWords.noSongs;
}

function importSentence(
  { added, known, problem }: ImportResult,
  unreadable: readonly number[],
  likeWords: LikeWords,
  lang: string,
): string {
  if (problem === 'full') return likeWords.full;
  const format = new Intl.NumberFormat(intlLocale(lang));
  const lines = unreadable.slice(0, MAX_NUMBERS).map((line) => format.format(line));
  if (lines.length < unreadable.length) lines.push('…');
  return [
    fill(likeWords.added, format.format(added)),
    known ? fill(likeWords.known, format.format(known)) : '',
    lines.length ? fill(likeWords.unreadable, lines.join(', ')) : '',
    problem ? likeWords[problem] : '',
  ]
    .filter(Boolean)
    .join(' ');
}
