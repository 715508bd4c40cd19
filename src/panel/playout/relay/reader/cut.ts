/**
 * Cuts a text. The result is a copy: V8 would keep all of a long text for a part of it. The copy has no halves of characters; the
 * store would replace them, and the text would differ from what is stored at each poll.
 */
export const cut = (text: string, length: number): string =>
  Buffer.from(text.slice(0, length).trim()).toString();
