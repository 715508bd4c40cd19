import { languageCode } from '../words/language.js';
import { loadChunk } from '../station/load-chunk.js';
import { english, localeWords, wordsIn } from './base/locale.js';
import { elementsIn } from './page/nodes.js';
import { readSettings } from './base/settings.js';
import { warnUnknown } from './base/warn.js';
import { watchAdded } from './base/watch-added.js';
import { upgradeDivs } from './upgrade-divs.js';

/** Functions that import the module of each tag. */
export type TagModules = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * Returns a function that loads the modules for the tags in a document or shadow root, including tags that are added
 * later. The function also upgrades `<div data-onair>`. Call it for each shadow root as well, because document queries
 * don't reach into shadow roots. Calling it again for the same root has no effect.
 */
export function discoverer(modules: TagModules): (root: Document | ShadowRoot) => void {
  const loading = new Map<string, Promise<unknown>>();
  const roots = new WeakSet<Node>();

  function loadTag(element: HTMLElement): void {
    const tag = element.localName;
    const importModule = modules[tag];
    if (importModule) {
      const module = loading.get(tag) ?? loadChunk(importModule);
      loading.set(tag, module);
      module.catch(() => showMissing(element));
    } else if (tag.startsWith('onair-')) {
      warnUnknown((name) => `<${name}>`, tag, Object.keys(modules));
    }
  }

  return (root) => {
    if (roots.has(root)) return;
    roots.add(root);
    upgradeDivs(root);
    watchAdded(root, ':not(:defined)', loadTag);
    elementsIn(root, ':not(:defined)').forEach(loadTag);
  };
}

/** Shows a message below the element's content after its code failed to load. */
function showMissing(element: HTMLElement): void {
  if (element.getAttribute('status') === 'failed') return;
  element.setAttribute('status', 'failed');
  const message = document.createElement('p');
  const { lang } = readSettings(element);
  const write = (): void => {
    const words = localeWords(lang, write);
    message.lang = words?.lang ?? (words ? lang : 'en');
    message.dir = words?.dir ?? 'ltr';
    message.textContent = wordsIn(languageCode(lang), english).failures.part;
  };
  write();
  element.append(message);
}
