/**
 * In:  a title's text as a server sent it, encoded once too often.
 * Out: the text that was meant. What may have been meant as it is stays.
 */
import { WINDOWS_1252 } from './html-entities.js';

const ESCAPES = /%([0-9a-f]{2})/gi;

/** "Bj%C3%B6rk+-+J%C3%B3ga" as it reads. A title may be about percents: "100% - Pure" stays. */
export function decodePercents(text: string): string {
  const hasBlanks = /\s/.test(text);
  // A form's encoding writes blanks as plus signs.
  const spaced = !hasBlanks && text.includes('+-+') ? text.replace(/\+/g, ' ') : text;
  // Who writes blanks as they are escapes none: "100%20 - Pure".
  if (!isEscaped(spaced) || (hasBlanks && spaced.includes('%20'))) return spaced;
  try {
    return decodeURIComponent(spaced);
  } catch {
    // Latin-1, where nothing but the escapes stands for blanks.
    return !hasBlanks && /%20|\s/.test(spaced)
      ? spaced.replace(ESCAPES, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
      : spaced;
  }
}

/** Whether every percent sign begins an escape, and none escapes what no encoder does: "50%50" is no "50P". */
function isEscaped(text: string): boolean {
  let isPlausible = text.includes('%');
  const rest = text.replace(ESCAPES, (_, hex: string) => {
    if (/[\w.~-]/.test(String.fromCharCode(parseInt(hex, 16)))) isPlausible = false;
    return '';
  });
  return isPlausible && !rest.includes('%');
}

/** UTF-8 that was read as Latin-1 (or as Windows reads it), up to twice: "BjÃ¶rk". Only where all of the text is valid UTF-8. */
export function repairLatin1(text: string): string {
  const once = readAsUtf8(text);
  return once === text ? text : readAsUtf8(once);
}

function readAsUtf8(text: string): string {
  let escaped = '';
  for (const character of text) {
    const place = WINDOWS_1252.indexOf(character);
    const byte = place < 0 ? character.codePointAt(0)! : 0x80 + place;
    if (byte > 0xff) return text;
    escaped += '%' + (byte + 0x100).toString(16).slice(1);
  }
  try {
    return decodeURIComponent(escaped);
  } catch {
    return text;
  }
}
