import { languageCode } from '../../words/language.js';
import { overlay } from '../../words/overlay.js';
import { loadChunk } from '../../station/load-chunk.js';

/**
 * Text that few pages need. English is built in. Every other language has a separate file, which is loaded on demand.
 */
export class ChunkWords<T> {
  /** Text by language code; null while it is loading. */
  private readonly loaded = new Map<string, T | null>();

  /** `group` is the name under which each language file exports the text. */
  constructor(
    private readonly group: string,
    private readonly english: T,
    private readonly files: Readonly<Record<string, (() => Promise<unknown>) | undefined>>,
  ) {}

  /**
   * Returns the text in a language. If it isn't loaded yet, returns null, starts loading and calls `onLoad` when done.
   * Falls back to English if the file can't be loaded.
   */
  in(lang: string, onLoad: () => void): T | null {
    const { english, files, group, loaded } = this;
    const code = languageCode(lang);
    const words = loaded.get(code);
    if (words !== undefined && words !== null) return words;
    const load = files[code];
    if (!load) return english;
    void loadChunk(load).then(
      (file) => {
        loaded.set(code, overlay(english, (file as Record<string, unknown>)[group]));
        onLoad();
      },
      () => {
        loaded.set(code, english);
        onLoad();
      },
    );
    loaded.set(code, null);
    return null;
  }
}
