import { isWebKit } from './engine.js';

/** Tolerance in pixels. */
const ROUNDING = isWebKit ? 1.5 : 0.5;

const context = document.createElement('canvas').getContext('2d')!;

/**
 * Returns the texts of an element whose letters are clipped at the top or bottom, and by how many pixels. It measures the letters with
 * a canvas, because line boxes only have the font's nominal height.
 */
export function cutLetters(element: Element): string[] {
  const walker = document.createTreeWalker(element.shadowRoot!, NodeFilter.SHOW_TEXT);
  const cut: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const words = text.data.trim();
    const parent = text.parentElement;
    if (
      !words ||
      !parent ||
      parent.localName === 'style' ||
      !parent.checkVisibility({ visibilityProperty: true })
    )
      continue;
    const missing = cutOf(text, words, parent);
    if (missing > ROUNDING) cut.push(`${words}: ${missing.toFixed(1)}`);
  }
  return cut;
}

function cutOf(text: Text, words: string, parent: Element): number {
  const { fontFamily, fontSize, fontWeight } = getComputedStyle(parent);
  context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  const ink = context.measureText(words);
  const range = document.createRange();
  range.selectNodeContents(text);
  const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
  const edges = clipOf(parent);
  return Math.max(
    0,
    ...lines.map(({ bottom }) => {
      const baseline = bottom - ink.fontBoundingBoxDescent;
      const [top, foot] = [baseline - ink.actualBoundingBoxAscent, baseline + ink.actualBoundingBoxDescent];
      // Lines that are hidden completely, or scrolled out of view, don't count.
      if (baseline > edges.bottom || baseline - ink.actualBoundingBoxAscent / 2 < edges.top) return 0;
      return Math.max(edges.top - top, foot - edges.bottom);
    }),
  );
}

/** Returns the vertical range that remains visible inside all clipping ancestors. */
function clipOf(element: Element): { top: number; bottom: number } {
  const clip = { top: -Infinity, bottom: Infinity };
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (getComputedStyle(at).overflowY === 'visible' || at.matches('[part=week]')) continue;
    const { top, bottom } = at.getBoundingClientRect();
    clip.top = Math.max(clip.top, top);
    clip.bottom = Math.min(clip.bottom, bottom);
  }
  return clip;
}
