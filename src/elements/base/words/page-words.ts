/**
 * In:  `<script type="application/json" data-onair-words="fr">` of the page.
 * Out: the words in it. With no language named, they are for all.
 *
 * Such a script is data: it needs no permission by a Content-Security-Policy, and
 * markup in it is text. Only a script counts: what a comment form lets through is not
 * to put words into the station's mouth.
 */
import { languageCode } from '../../../words/words.js';

const read: Record<string, unknown[]> = {};

/** In the order of the page: of two that name the same word, the later one counts. They are read once. */
export function pageWords(code: string): unknown[] {
  return (read[code] ??= [...document.querySelectorAll<HTMLElement>('script[data-onair-words]')]
    .filter(({ dataset }) => !dataset.onairWords || languageCode(dataset.onairWords) === code)
    .map(parse));
}

function parse({ textContent }: Node): unknown {
  try {
    return JSON.parse(textContent!);
  } catch (error) {
    console.warn('Onair: what stands in <script data-onair-words> is not JSON.', error);
    return null;
  }
}
