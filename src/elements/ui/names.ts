import { html, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';

/** Names of shows, hosts and tracks within a sentence; `isolate()` adds these marks. */
const NAME = /(\u2068[^\u2068\u2069]*\u2069)/;

/** Renders a sentence so that page translators leave the isolated names in it unchanged. */
export function renderNames(sentence: string): unknown {
  const parts = sentence.split(NAME);
  if (parts.length === 1) return sentence;
  // Translators replace text nodes. The key makes Lit remove the nodes that they inserted.
  return keyed(
    sentence,
    parts.map((part): TemplateResult | string =>
      NAME.test(part) ? html`<bdi translate="no">${part}</bdi>` : part,
    ),
  );
}
