/** Checks the name of a JSONP callback, since it is written into a script. */

const RESERVED = new Set(
  (
    'abstract arguments await boolean break byte case catch char class const continue debugger default delete do ' +
    'double else enum eval export extends false final finally float for function goto if implements import in ' +
    'instanceof int interface let long native new null package private protected public return short static super ' +
    'switch synchronized this throw throws transient true try typeof undefined var void volatile while with yield'
  ).split(' '),
);

const LONGEST = 100;

/** Through these a name reaches functions of the page that nobody made for it, as `document.body.remove`. */
const GLOBALS = new Set('document window self top parent opener frames location globalThis'.split(' '));

const PART = /^([\p{ID_Start}$_][\p{ID_Continue}$_\u200c\u200d]*)((?:\[\d+\])*)$/u;

/** Whether a name consists of identifiers, joined by dots or indexed by numbers, none of them reserved. */
export function isCallbackName(name: string): boolean {
  if (name.length > LONGEST || GLOBALS.has(/^[^.[]*/.exec(name)?.[0] ?? '')) return false;
  return name.split('.').every((part) => {
    const identifier = PART.exec(part)?.[1];
    return identifier !== undefined && !RESERVED.has(identifier);
  });
}
