/** The words of a track's menu in English: in a file of their own, because most pages have no such menus. */
import type { LinkWords } from '../words.js';

export const links: LinkWords = {
  more: 'More on {}',
  find: 'Find on {}',
  copy: 'Copy artist and title',
  copied: 'Copied.',
  selected: 'Selected, to be copied.',
  share: 'Share',
  copyLink: 'Copy link',
  close: 'Close',
};
