import { languageCode } from '../../words/language.js';
import { overlay } from '../../words/overlay.js';
import { loadChunk } from '../../station/load-chunk.js';

/** Text that few pages need: English in the code, and a file for each other language. */
export class ChunkWords<T> {
  /** Text by language code; null while it is loading. */
  private readonly loaded = new Map<string, T | null>();

  /** `group` is the name of the text in each file. */
  constructor(
    private readonly group: string,
    private readonly english: T,
    private readonly files: Readonly<Record<string, (() => Promise<unknown>) | undefined>>,
  ) {}

  /**
   * Returns the text in a language, or null while it is loading; then `onLoad` is called. It is in English if the
   * language's file can't be loaded.
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
