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
/** A line is recognized as quoted-printable by its parameters, which are shorter than this. */
const MAX_PARAMETERS_LENGTH = 200;

/** Text that isn't in Unicode is read as Windows-1252. */
export function decodeCalendar(bytes: Uint8Array): string {
  const wide = wideEncodingOf(bytes);
  const file = wide ? Buffer.from(new TextDecoder(wide).decode(bytes)) : bytes;
  const unfolded = unfold(withoutIndentation(file));
  return readUtf8(unfolded) ?? decodeBroken(unfolded);
}

/** Returns the name of an encoding that uses two bytes per character, or null for other encodings. */
function wideEncodingOf([first, second]: Uint8Array): string | null {
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second)) return 'utf-16be';
  return null;
}

/**
 * These match if the properties of an event are indented, or only its first line. In a valid file, a line that
 * starts with a space continues the previous one, but `BEGIN:VEVENT` is too short to be continued.
 */
const INDENTED_LINES = /^[ \t]*BEGIN:VEVENT[ \t]*[\r\n]+[ \t]+[A-Z-]+[;:]/im;
const INDENTED_START = /^[ \t]+BEGIN:VEVENT[ \t]*$/im;
const START = /^BEGIN:VEVENT[ \t]*$/im;
/** Matches properties that always start a new line, even if they are indented more than the previous line. */
const CERTAIN_START =
  /^(?:BEGIN|END|DTSTART|DTEND|DTSTAMP|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|UID|SUMMARY|STATUS|SEQUENCE)[;:]/;
const ANY_START = /^[A-Z][\w-]{0,60}[;:]/i;

/**
 * Removes the indentation that the templates of some websites add. Lines that are indented more than the others
 * are continuations.
 */
function withoutIndentation(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1');
  if (!INDENTED_LINES.test(text) && (!INDENTED_START.test(text) || START.test(text))) return bytes;
  let depth = 0;
  let isFirst = true;
  const lines = text.split(/\r*\n|\r+/).map((line) => {
    const plain = line.trimStart();
    const indent = line.length - plain.length;
    if (!plain) return '';
    const isStart = CERTAIN_START.test(plain) || ((isFirst || indent <= depth) && ANY_START.test(plain));
    if (!isStart) return ' ' + line.slice(Math.min(indent, depth + 1));
    depth = indent;
    isFirst = /^BEGIN:/i.test(plain);
    return plain;
  });
  return Buffer.from(lines.filter(Boolean).join('\n'), 'latin1');
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

/** Decodes text that isn't valid UTF-8. If only a few characters are broken, it's still treated as UTF-8. */
function decodeBroken(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes);
  const broken = text.split('\uFFFD').length - 1;
  const letters = text.replace(/[\0-\x7f\uFFFD]/g, '').length;
  return broken > letters ? new TextDecoder('windows-1252').decode(bytes) : text;
}
