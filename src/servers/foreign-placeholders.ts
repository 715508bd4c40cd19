/**
 * Recognizes placeholders in languages other than English, and the names of streaming software. `placeholders.ts`
 * explains the argument `words`.
 */

const FOREIGN =
  '(unbekannt(e[rs]?)?|onbekende?|desconocid[oa]|desconhecido|inconnue?|sconosciuto|nieznany|неизвест(ен|но|ный)|bilinmeyen|okänd|ukendt|未知)';
const NOUN = '(artist[ae]?|artiest|interpret|k[uü]nst[ln]er|wykonawca|исполнитель)';
const ARTIST = new RegExp(`^((${NOUN} )?${FOREIGN}|${FOREIGN} ${NOUN})$`);
const LINE = new RegExp(
  '^(' +
    [
      `(${FOREIGN}( |$))+`,
      '(sin t[ií]tulo|sans titre|ohne titel|titel unbekannt|bez tytułu|без названия)',
      'hors ligne|fuera de l[ií]nea|fora do ar|nicht auf sendung|sendepause|nie nadajemy|вне эфира',
      '(radio |programa )?en (vivo|directo?)|ao vivo|(in )?diretta|na żywo|canlı( yayın)?|uživo|уживо|(прямой |в )?эфире?',
      '(\\d+ )?(titel|piste|pista|traccia|faixa|дорожка|трек) ?\\d+',
      '(shoutcast|icecast2?|liquidsoap|butt|mixxx|sam broadcaster|radiodj|radioboss|winamp)( (server|stream|source))?',
    ].join('|') +
    ')$',
);

/**
 * Whether an artist is unknown. Titles aren't checked in this way, because a title can consist of such a word:
 * "Desconocida".
 */
export const isForeignArtist = (words: string): boolean => ARTIST.test(words);

export const isForeignLine = (words: string): boolean => LINE.test(words) || ARTIST.test(words);
