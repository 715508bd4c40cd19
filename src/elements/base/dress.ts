import { supportsAdoptingStyleSheets, type CSSResult } from 'lit';
import { loadChunk } from '../../station/load-chunk.js';
import { addStyles } from './add-styles.js';
import { warnUnknownValue } from './converters.js';
import type { StationHost } from './station-host.js';
import type { Skin } from './station-settings.js';

type Styles = { styles: readonly CSSResult[] };

/** The style sheets of the skins. Null for those that have none: `sleeve` is code of the tags that have covers. */
const SKINS: Readonly<Record<Skin, (() => Promise<Styles>) | null>> = {
  quiet: null,
  bare: () => import('../skins/bare.styles.js'),
  sleeve: null,
  glass: () => import('../skins/glass.styles.js'),
  ink: () => import('../skins/ink.styles.js'),
  poster: () => import('../skins/poster.styles.js'),
  neon: () => import('../skins/neon.styles.js'),
  tape: () => import('../skins/tape.styles.js'),
};

/** The skin of each element, and its style sheets once they have loaded. */
const applied = new WeakMap<StationHost, { name: string; styles: readonly CSSResult[] }>();

/**
 * Applies the skin and draws missing covers. Elements call it after an update in which one of these changed. Without the code
 * of a skin, the element keeps its normal look.
 */
export function dress(element: StationHost): void {
  const { skin } = element.settings;
  if (skin !== (applied.get(element)?.name ?? '')) void applySkin(element, skin);
  if (element.shadowRoot!.querySelector('[data-title]')) {
    loadChunk(() => import('./artwork.js')).then(
      ({ drawCovers }) => drawCovers(element),
      () => undefined,
    );
  }
}

/** Replaces the style sheets of the previous skin. An unknown name is logged and has no effect. */
async function applySkin(element: StationHost, name: string): Promise<void> {
  const before = applied.get(element)?.styles ?? [];
  const now = { name, styles: before };
  applied.set(element, now);
  const isKnown = Object.keys(SKINS).includes(name);
  if (name && !isKnown) warnUnknownValue('skin', name, Object.keys(SKINS));
  const load = isKnown ? SKINS[name as Skin] : null;
  const styles = load
    ? await loadChunk(load).then(
        (module) => module.styles,
        () => [],
      )
    : [];
  // Another skin may have been chosen meanwhile.
  if (applied.get(element) !== now) return;
  const root = element.shadowRoot!;
  removeStyles(root, before);
  addStyles(root, ...styles);
  now.styles = styles;
}

function removeStyles(root: ShadowRoot, styles: readonly CSSResult[]): void {
  if (supportsAdoptingStyleSheets) {
    const sheets = styles.map(({ styleSheet }) => styleSheet);
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => !sheets.includes(sheet));
    return;
  }
  const texts = styles.map(({ cssText }) => cssText);
  for (const style of root.querySelectorAll('style')) {
    if (texts.includes(style.textContent)) style.remove();
  }
}
