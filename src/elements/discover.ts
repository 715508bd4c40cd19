/**
 * In:  which module registers which tag.
 * Out: loads the modules of the tags that a page uses, and of those added later. Divs with `data-onair` become tags.
 */
import { languageCode } from '../words/language.js';
import { loadChunk } from '../station/load-chunk.js';
import { english, localeWords, wordsIn } from './base/locale.js';
import { readSettings } from './base/settings.js';
import { warnUnknown } from './base/warn.js';
import { upgradeDivs } from './upgrade-divs.js';

/** The import of each tag's module. */
export type TagModules = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * The returned function takes a document or a shadow root, since queries on a document do not see shadow roots.
 * It may be called twice for the same one.
 */
export function discoverer(modules: TagModules): (root: Document | ShadowRoot) => void {
  const loading = new Map<string, Promise<unknown>>();
  const roots = new WeakSet<Node>();

  function load(root: Document | ShadowRoot): void {
    for (const place of root.querySelectorAll(':not(:defined)')) {
      const tag = place.localName;
      const module = modules[tag];
      if (!module) {
        if (tag.startsWith('onair-')) warnUnknown((name) => `<${name}>`, tag, Object.keys(modules));
        continue;
      }
      if (!loading.has(tag)) loading.set(tag, loadChunk(module));
      loading.get(tag)!.catch(() => sayMissing(place as HTMLElement));
    }
  }

  return (root) => {
    if (roots.has(root)) return;
    roots.add(root);
    upgradeDivs(root);
    new MutationObserver(() => load(root)).observe(root, { childList: true, subtree: true });
    load(root);
  };
}

/** Shows why the element is missing, below the content that the author put inside. */
function sayMissing(place: HTMLElement): void {
  if (place.getAttribute('status') === 'failed') return;
  place.setAttribute('status', 'failed');
  const sentence = document.createElement('p');
  const { lang } = readSettings(place);
  const write = (): void => {
    const words = localeWords(lang, write);
    sentence.lang = words?.lang ?? (words ? lang : 'en');
    sentence.dir = words?.dir ?? 'ltr';
    sentence.textContent = wordsIn(languageCode(lang), english).failures.part;
  };
  write();
  place.append(sentence);
}
