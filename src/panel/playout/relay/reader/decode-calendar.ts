/**
 * Decodes an iCalendar file and joins its folded lines. A line can be folded in the middle of a character, so the bytes
 * are joined before they are decoded.
 */
import { readUtf8 } from '../../../../servers/code-pages.js';

const TAB = 9;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const SPACE = 32;
const EQUALS_SIGN = 61;
/** Quoted-printable text is recognized by its parameters, which are shorter than this. */
const MAX_PARAMETERS_LENGTH = 200;

/** Text that isn't in Unicode is read as Windows-1252. */
export function decodeCalendar(bytes: Uint8Array): string {
  const wide = wideEncodingOf(bytes);
  const unfolded = unfold(wide ? Buffer.from(new TextDecoder(wide).decode(bytes)) : bytes);
  return readUtf8(unfolded) ?? decodeBroken(unfolded);
}

/** Returns the name of an encoding with two bytes per character; null for other encodings. */
function wideEncodingOf([first, second]: Uint8Array): string | null {
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second)) return 'utf-16be';
  return null;
}

/** Removes line breaks that are followed by a space or a tab, and those in quoted-printable text. Some files have `\r\r\n`. */
function unfold(bytes: Uint8Array): Uint8Array {
  const unfolded = new Uint8Array(bytes.length);
  let length = 0;
  let lineStart = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    let end = at;
    while (bytes[end] === CARRIAGE_RETURN) end += 1;
    if (bytes[end] === LINE_FEED) end += 1;
    if (end > at && (bytes[end] === SPACE || bytes[end] === TAB)) at = end;
    else if (
      end > at &&
      unfolded[length - 1] === EQUALS_SIGN &&
      isQuoted(unfolded.subarray(lineStart, length))
    ) {
      length -= 1;
      at = end - 1;
    } else {
      unfolded[length++] = bytes[at]!;
      if (end > at) lineStart = length;
    }
  }
  return unfolded.subarray(0, length);
}

/** Whether the text of a line is quoted-printable, as in vCalendar 1.0. */
function isQuoted(line: Uint8Array): boolean {
  return /^[\w-]+;[^:]*QUOTED-PRINTABLE/i.test(
    Buffer.from(line.subarray(0, MAX_PARAMETERS_LENGTH)).toString('latin1'),
  );
}

/** A few broken characters don't make the rest of a UTF-8 file unreadable. */
function decodeBroken(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes);
  const broken = text.split('\uFFFD').length - 1;
  const letters = text.replace(/[\0-\x7f\uFFFD]/g, '').length;
  return broken > letters ? new TextDecoder('windows-1252').decode(bytes) : text;
}
