/**
 * In:  an element.
 * Out: the texts in it whose letters are cut at their top or foot, and by how much: pixels.
 *
 * Where letters are is asked of the font: the boxes of lines say how high it thinks that they are.
 */
import { isWebKit } from './engine.js';

/** What may be missing, by rounding alone: pixels. */
const ROUNDING = isWebKit ? 1.5 : 0.5;

const context = document.createElement('canvas').getContext('2d')!;

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
      // A line that is left out, or further down in a list that scrolls, is not cut.
      if (baseline > edges.bottom || baseline - ink.actualBoundingBoxAscent / 2 < edges.top) return 0;
      return Math.max(edges.top - top, foot - edges.bottom);
    }),
  );
}

/** Where everything that cuts leaves off. */
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
