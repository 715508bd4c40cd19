/** The words of a track's menu in German: in a file of their own, because most pages have no such menus. */
import type { LinkWords } from '../words.js';

export const links: LinkWords = {
  more: 'Mehr zu {}',
  find: 'Bei {} suchen',
  copy: 'Interpret und Titel kopieren',
  copied: 'Kopiert.',
  selected: 'Markiert, zum Kopieren.',
  share: 'Teilen',
  copyLink: 'Link kopieren',
  close: 'Schließen',
};
