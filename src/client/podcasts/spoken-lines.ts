/**
 * Parses plain-text transcripts with the speakers and positions that programs such as Otter, Rev and Descript
 * write.
 */
/** A position at the start of a line: `[00:01:02]`, `(1:02)`. */
export const POSITION = /^\s*[[(](?:\d+:)?\d+:\d\d(?:[.,]\d+)?[\])]\s*/;
/** A line that contains only a speaker and a position, as in Otter, Rev and Teams: `Ana Berg 0:03`. */
// regex-bound: 150 characters, MAX_NAME_LINE_LENGTH.
const NAME_FIRST =
  /^\[?(\p{Lu}[\p{L}\p{M}\d._'’-]*(?: (?:[\p{Lu}\d][\p{L}\p{M}\d._'’-]*|da|de[lr]?|di|la|v[ao]n)){0,4})\]?:?[\s-]+[[(]?(?:\d{1,2}:)?\d{1,3}:\d\d(?:[.,]\d{1,3})?[\])]?(?: *[-–—] *[[(]?(?:\d{1,2}:)?\d{1,3}:\d\d(?:[.,]\d{1,3})?[\])]?)?:?$/u;
/** A line that contains only a position and a speaker: `[00:03] - Ana Berg`. */
const NAME_LAST =
  /^[[(]?(?:\d{1,2}:)?\d{1,3}:\d\d(?:[.,]\d{1,3})?[\])]?(?: *[-–—] *[[(]?(?:\d{1,2}:)?\d{1,3}:\d\d(?:[.,]\d{1,3})?[\])]?)?[\s-]+\[?(\p{Lu}[\p{L}\p{M}\d._'’-]*(?: (?:[\p{Lu}\d][\p{L}\p{M}\d._'’-]*|da|de[lr]?|di|la|v[ao]n)){0,4})\]?:?$/u;
/** A line that contains only positions. */
const ONLY_POSITION =
  /^[[(]?(?:\d{1,2}:)?\d{1,3}:\d\d(?:[.,]\d{1,3})?[\])]?(?: *[-–—] *[[(]?(?:\d{1,2}:)?\d{1,3}:\d\d(?:[.,]\d{1,3})?[\])]?)?$/;
/** A name in Markdown: `**Ana:** Hello.` */
const STRONG_NAME = /^(\*\*|__)([^*_]{1,60}?):?\1:? *(?=\S)/;
const NOTICE = /^transcribed by https?:\/\/\S+$/i;

/** Longer lines aren't speaker names. */
const MAX_NAME_LINE_LENGTH = 150;
/** A position at the start of a line of speech. */
const BARE_POSITION = /^[[(]?(?:\d{1,2}:)?\d{1,3}:\d\d(?:[.,]\d{1,3})?[\])]?[ \t–—-]+(?=\S)/;

/** Parses plain text. When the speaker changes, the name is put before the paragraph. */
export function spokenLines(written: readonly string[]): string[] {
  const lines = written
    .map((line) => line.trim().replace(STRONG_NAME, '$2: '))
    .filter((line) => line && !NOTICE.test(line));
  // If most lines start with a position, none of them is only a name.
  const isTimed = lines.filter((line) => BARE_POSITION.test(line)).length > lines.length / 2;
  const paragraphs: string[] = [];
  let speaker = '';
  let named = '';
  for (const line of lines) {
    const name = nameIn(line, isTimed);
    if (name) {
      speaker = name;
      continue;
    }
    const speech = line.replace(POSITION, '').replace(isTimed ? BARE_POSITION : '', '');
    if (ONLY_POSITION.test(speech)) continue;
    paragraphs.push(speaker && speaker !== named ? `${speaker}: ${speech}` : speech);
    named = speaker;
  }
  return paragraphs;
}

/** Returns the speaker if a line contains only a name and a position. */
function nameIn(line: string, isTimed: boolean): string | undefined {
  if (line.length > MAX_NAME_LINE_LENGTH) return undefined;
  return (NAME_FIRST.exec(line) ?? (isTimed ? null : NAME_LAST.exec(line)))?.[1];
}
