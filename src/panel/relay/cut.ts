/**
 * Cuts a text. Halves of characters are replaced, as the store would: with them, what is stored would differ from the source's
 * text at each poll and be written again.
 */
export const cut = (text: string, length: number): string =>
  text
    .slice(0, length)
    .trim()
    .replace(/\p{Surrogate}/gu, '\ufffd');
