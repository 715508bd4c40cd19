import type { LitElement } from 'lit';
import { elementsIn } from '../page/nodes.js';
import { warnMisspelt, warnMisspeltOn } from './notices.js';

const ONAIR_SCRIPT = /\/onair[^/?#]*\.js([?#]|$)/i;
/** Settings of the script that some tags don't have as attributes. */
const SCRIPT_SETTINGS = ['time-zone', 'delay', 'jsonp', 'onair', 'onair-check'];

/** Logs misspelt settings of a tag, of Onair's scripts, and of the `<div data-onair>` around the tag. */
export function warnMisspeltSettings(tag: Element): void {
  warnMisspeltOn(tag);
  const { observedAttributes } = tag.constructor as typeof LitElement;
  for (const script of elementsIn<HTMLScriptElement>(document, 'script')) {
    if (!ONAIR_SCRIPT.test(script.src) && !script.hasAttribute('data-onair')) continue;
    warnMisspelt(script.getAttributeNames(), [...observedAttributes, ...SCRIPT_SETTINGS], 'data-');
  }
  const div = tag.closest('div[data-onair]');
  if (div) warnMisspelt(div.getAttributeNames(), ['onair', ...observedAttributes], 'data-');
}
