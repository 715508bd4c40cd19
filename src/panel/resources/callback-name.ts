const RESERVED = new Set(
  (
    'abstract arguments await boolean break byte case catch char class const continue debugger default delete do ' +
    'double else enum eval export extends false final finally float for function goto if implements import in ' +
    'instanceof int interface let long native new null package private protected public return short static super ' +
    'switch synchronized this throw throws transient true try typeof undefined var void volatile while with yield'
  ).split(' '),
);

const MAX_LENGTH = 100;

/**
 * A callback name that starts with one of these objects could call functions of the page that aren't callbacks,
 * such as `document.body.remove`.
 */
const GLOBALS = new Set('document window self top parent opener frames location globalThis'.split(' '));

const PART = /^([\p{ID_Start}$_][\p{ID_Continue}$_\u200c\u200d]*)((?:\[\d+\])*)$/u;

/**
 * Whether a JSONP callback name is safe to write into a script. The name must consist of identifiers that are
 * joined by dots or indexed by numbers. It must not contain reserved words.
 */
export function isCallbackName(name: string): boolean {
  if (name.length > MAX_LENGTH || GLOBALS.has(/^[^.[]*/.exec(name)?.[0] ?? '')) return false;
  return name.split('.').every((part) => {
    const identifier = PART.exec(part)?.[1];
    return identifier !== undefined && !RESERVED.has(identifier);
  });
}
