/** Repairs titles that were encoded twice. Ambiguous text is left unchanged. */
import { bytesOf, readUtf8, repairCodePage } from './code-pages.js';

const ESCAPES = /%([0-9a-f]{2})/gi;

/**
 * Decodes percent-encoding, as in "Bj%C3%B6rk+-+J%C3%B3ga". Titles may contain percent signs: "100% - Pure"
 * is left unchanged.
 */
export function decodePercents(text: string): string {
  const hasBlanks = /\s/.test(text);
  // Form encoding replaces spaces with plus signs.
  const spaced = !hasBlanks && text.includes('+-+') ? text.replace(/\+/g, ' ') : text;
  // Text with both spaces and `%20` isn't percent-encoded: "100%20 - Pure".
  if (!isEscaped(spaced) || (hasBlanks && spaced.includes('%20'))) return spaced;
  try {
    return decodeURIComponent(spaced);
  } catch {
    // Decode Latin-1 only if all spaces in the text are escaped.
    return !hasBlanks && /%20|\s/.test(spaced)
      ? spaced.replace(ESCAPES, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
      : spaced;
  }
}

/**
 * Whether every percent sign starts an escape sequence that encoders write. "50%50" isn't decoded as "50P", because
 * encoders don't escape letters.
 */
function isEscaped(text: string): boolean {
  let isPlausible = text.includes('%');
  const rest = text.replace(ESCAPES, (_, hex: string) => {
    if (/[\w.~-]/.test(String.fromCharCode(parseInt(hex, 16)))) isPlausible = false;
    return '';
  });
  return isPlausible && !rest.includes('%');
}

/**
 * Repairs UTF-8 that was decoded as Latin-1 or Windows-1252, once or twice: "BjÃ¶rk". Text is changed only if
 * the result is valid UTF-8.
 */
export function repairLatin1(text: string): string {
  // The second byte of `à` is a non-breaking space, which may have become an ordinary space.
  const spaced = text.includes('Ã ') ? readAsUtf8(text.replace(/Ã ( ?)/g, 'Ã\u00a0 ')) : text;
  const once = /[Ã\u00a0]/.test(spaced) || spaced === text ? readAsUtf8(text) : spaced;
  return once === text ? text : readAsUtf8(once);
}

/**
 * Repairs an artist and a title that were decoded wrongly. Each may be too short for its code page to be recognized, so
 * they are examined together.
 */
export function repairPair<T>(artist: T, title: T): [artist: T | string, title: T | string] {
  if (typeof artist !== 'string' || typeof title !== 'string') return [artist, title];
  const texts = `${repairLatin1(artist)}\n${repairLatin1(title)}`;
  const [first = '', ...rest] = repairCodePage(texts).split('\n');
  return rest.length === 1 ? [first, rest[0]!] : [artist, title];
}

/** Repairs UTF-8 that was decoded as Latin-1 in a file that may also contain correct text. */
export function repairLatin1File(file: string): string {
  // These characters are rare in correct text, but most text that was encoded twice contains some.
  if (!/[ÂÃÐÑ][\u0080-\u00bf\u0152-\u2122]|â€/.test(file)) return file;
  return file.replace(/[^<>\n]+/g, (text) => {
    let isRepaired = true;
    const repaired = text.replace(/[^\0-\x7f]+/g, (letters) => {
      const read = repairLatin1(letters);
      if (read === letters) isRepaired = false;
      return read;
    });
    return isRepaired ? repaired : text;
  });
}

function readAsUtf8(text: string): string {
  const bytes = bytesOf(text);
  return (bytes && readUtf8(bytes)) ?? text;
}
