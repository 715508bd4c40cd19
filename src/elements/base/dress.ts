import { supportsAdoptingStyleSheets, type CSSResult } from 'lit';
import { addStyles, stylesOf } from './add-styles.js';
import { warnUnknownValue } from './converters.js';
import { loadOptionalChunk } from './optional-chunk.js';
import type { StationHost } from './station-host.js';
import { SKINS } from './skins.js';

/** The name and the style sheets of each element's skin. */
const applied = new WeakMap<StationHost, { name: string; styles: readonly CSSResult[] }>();

/** Applies the skin and draws missing covers. Elements call it after an update that may have changed either. */
export function dress(element: StationHost): void {
  const { skin } = element.settings;
  if (skin !== (applied.get(element)?.name ?? '')) applySkin(element, skin);
  if (element.shadowRoot!.querySelector('[data-title]')) {
    loadOptionalChunk(
      () => import('./artwork.js'),
      ({ drawCovers }) => drawCovers(element),
    );
  }
}

/** Replaces the style sheets of the previous skin. If the name is unknown, logs a warning and applies no skin. */
function applySkin(element: StationHost, name: string): void {
  const known = SKINS.get(name);
  if (name && !known) warnUnknownValue('skin', name, [...SKINS.keys()]);
  const styles = known ?? [];
  const root = element.shadowRoot!;
  removeStyles(root, applied.get(element)?.styles ?? []);
  addStyles(root, ...styles);
  applied.set(element, { name, styles });
}

function removeStyles(root: ShadowRoot, styles: readonly CSSResult[]): void {
  if (supportsAdoptingStyleSheets) {
    const sheets = styles.map(({ styleSheet }) => styleSheet);
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => !sheets.includes(sheet));
    const rest = stylesOf.get(root)?.filter((style) => !styles.includes(style));
    if (rest) stylesOf.set(root, rest);
    return;
  }
  const texts = styles.map(({ cssText }) => cssText);
  for (const style of root.querySelectorAll('style')) {
    if (texts.includes(style.textContent)) style.remove();
  }
}
