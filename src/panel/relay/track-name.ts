/**
 * In:  artist and title as a source tells them.
 * Out: by what the track is known again: spellings that differ in case and blanks are one track. Null for what is no track
 *      of a library, as a title without an artist: a show, a jingle, a station's name.
 */
export function trackName(author: string | null, title: string | null): string | null {
  return author !== null && title !== null ? `${plain(author)}\n${plain(title)}` : null;
}

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
