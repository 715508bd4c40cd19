import { readUtf8 } from './code-pages.js';

/**
 * Decodes UTF-8, or another encoding if the bytes aren't valid UTF-8. Without `charset`, text with a few
 * invalid characters is treated as UTF-8, and any other text as Windows-1252, from which the bytes can be
 * restored.
 */
export function decodeText(bytes: Uint8Array, charset?: string): string {
  const valid = readUtf8(bytes);
  if (valid !== null) return valid;
  if (charset) return new TextDecoder(charset).decode(bytes);
  const text = new TextDecoder().decode(bytes);
  const broken = text.split('\ufffd').length - 1;
  // Text in another encoding contains valid UTF-8 only by chance.
  const letters = text.replace(/[\0-\x7f\ufffd]/g, '').length;
  return letters > broken ? text : new TextDecoder('windows-1252').decode(bytes);
}
