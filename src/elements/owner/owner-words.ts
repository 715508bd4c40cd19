import * as english from '../../words/en/owner.js';
import { overlay } from '../../words/overlay.js';
import { ownerFiles } from '../../words/owner-files.js';
import type { OwnerWords } from '../../words/owner-words.js';
import { loadChunk } from '../../station/load-chunk.js';

interface Words extends Pick<
  OwnerWords,
  'causes' | 'checkLink' | 'technicalDetails' | 'streams' | 'notices'
> {
  readonly direction: 'ltr' | 'rtl';
  /** Language of the text. */
  readonly lang: string;
}

/**
 * Loads the sentences about causes in the owner's language. Falls back to English if the language's file can't be
 * loaded.
 */
export async function loadOwnerWords(code: string): Promise<Words> {
  const file = ownerFiles[code];
  const translated = file && (await loadChunk(file).catch(() => undefined));
  const { causes, checkLink, technicalDetails, streams, notices } = english;
  const words: Words = {
    causes,
    checkLink,
    technicalDetails,
    streams,
    notices,
    direction: 'ltr',
    lang: 'en',
  };
  // A cached language file may be older than this code and lack some causes.
  return translated ? { ...overlay(words, translated), lang: code } : words;
}
