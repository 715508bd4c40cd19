/**
 * In:  the code of a language.
 * Out: what owners read about causes, in that language; English where it does not load.
 */
import type { CauseWords } from '../../words/causes/names.js';
import type { Direction } from '../../words/owner/words.js';
import { overlay } from '../../words/overlay.js';
import { loadChunk } from '../../station/load-chunk.js';
import { ownerFiles } from './owner-files.js';

interface Words {
  readonly direction: Direction;
  readonly causes: CauseWords;
  readonly checkLink: string;
}

/** `lang`: that of the words. Rejects where not even English loads. */
export async function loadOwnerWords(code: string): Promise<Words & { lang: string }> {
  const direction = 'ltr';
  if (code === 'de') {
    return { direction, ...(await loadChunk(() => import('../../words/causes/de.js'))), lang: code };
  }
  const file = ownerFiles[code];
  const [{ causes, checkLink }, over] = await Promise.all([
    loadChunk(() => import('../../words/causes/en.js')),
    file && loadChunk(file).catch(() => undefined),
  ]);
  // A file that is cached may be older than the causes here.
  return { ...overlay<Words>({ direction, causes, checkLink }, over), lang: over ? code : 'en' };
}
