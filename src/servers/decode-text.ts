import { readUtf8 } from './code-pages.js';

/** Decodes UTF-8, or another encoding if the bytes aren't valid UTF-8. */
export function decodeText(bytes: Uint8Array, charset = 'windows-1252'): string {
  return readUtf8(bytes) ?? new TextDecoder(charset).decode(bytes);
}
