import { elementsIn } from '../page/nodes.js';
import { warn } from './warn.js';
import { watchAdded } from './watch-added.js';

/**
 * Matches the script's URL, with or without a hash in the file name: `onair.js`, `onair.min.js`,
 * `onair-4f2a91c0.js?ver=1`.
 */
const FILE_NAME = /^[^?#]*\/onair(\.legacy)?([.-](min|(?=[a-z_]*\d)\w{6,}))*\.js([?#]|$)/i;

/**
 * Tests for the script that has the page's settings, in order of preference. The attributes alone don't identify the
 * script, because scripts of other widgets may also have attributes such as `data-base-url`.
 */
const KINDS: readonly ((script: HTMLScriptElement) => boolean)[] = [
  // `src` is resolved against the page's URL, so it changes when a page swap changes that URL.
  (script) => script === observed || script.src === import.meta.url,
  (script) => hasBaseUrl(script) && FILE_NAME.test(script.src),
  // If Onair's code is bundled or inlined, the file name is unknown, so the page marks the script with this attribute.
  (script) => script.hasAttribute('data-onair'),
];

/** The script's attributes. They are kept when the script is removed, because page swaps replace the head. */
let attributes: ReadonlyMap<string, string> = new Map();
let observed: Element | undefined;
/** The last script that was reported as ignored. */
let reported: Element | undefined;
const watchers = new Set<() => void>();
let isWatching = false;

/** Returns the attributes of the script that has the page's settings. */
export function pageSettings(): ReadonlyMap<string, string> {
  const scripts = elementsIn<HTMLScriptElement>(document, 'script');
  const ours = KINDS.flatMap((isOurs) => scripts.filter(isOurs));
  const script = ours.find(hasBaseUrl) ?? ours[0];
  if (script && (hasBaseUrl(script) || !attributes.has('data-base-url'))) {
    attributes = new Map([...script.attributes].map(({ name, value }) => [name, value]));
    if (script !== observed) new MutationObserver(notify).observe(script, { attributes: true });
    observed = script;
  }
  const ignored = scripts.find((each) => hasBaseUrl(each) && !ours.includes(each));
  if (ignored && ignored !== reported && document.readyState !== 'loading') {
    reported = ignored;
    warn((notices) => notices.warnIgnored(ignored.src));
  }
  return attributes;
}

function hasBaseUrl(script: Element): boolean {
  return script.hasAttribute('data-base-url');
}

/** Calls back when the page's settings may have changed. Returns a function that stops watching. */
export function watchPageScript(callback: () => void): () => void {
  if (!isWatching) watchAdded(document, 'script', notify);
  isWatching = true;
  watchers.add(callback);
  return () => watchers.delete(callback);
}

function notify(): void {
  for (const callback of [...watchers]) callback();
}
