/** Names of the characters from U+00A0 to U+00FF, in order. */
const LATIN_1 = (
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn ' +
  'sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave ' +
  'Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc ' +
  'Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute ' +
  'THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml ' +
  'igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave ' +
  'uacute ucirc uuml yacute thorn yuml'
).split(' ');
const FIRST_LATIN_1 = 160;
const MARKUP = ['amp', 'lt', 'gt', 'quot', 'apos'];
const MARKUP_CHARACTERS = '&<>"\'';
/** Maximum length before decoding, in characters. */
const MAX_LENGTH = 4000;

/** Decodes the HTML character references in a string. Returns other values, and unknown references, unchanged. */
export function decodeReferences(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return value
    .slice(0, MAX_LENGTH)
    .replace(
      /&(?:#(\d{1,5})|#x([\da-f]{1,4})|(\w{2,6}));/gi,
      (reference, decimal?: string, hex?: string, name?: string) => {
        if (!name) return String.fromCharCode(decimal ? +decimal : parseInt(hex!, 16));
        const latin = LATIN_1.indexOf(name);
        return latin < 0
          ? MARKUP_CHARACTERS.charAt(MARKUP.indexOf(name)) || reference
          : String.fromCharCode(FIRST_LATIN_1 + latin);
      },
    );
}
