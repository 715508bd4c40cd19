/** Text for visitors, in English. */
import type { LinkWords } from '../tag-words.js';

export const links: LinkWords = {
  more: 'More on {}',
  find: 'Find on {}',
  copy: 'Copy artist and title',
  copied: 'Copied.',
  selected: 'Selected. Copy it now.',
  share: 'Share',
  copyLink: 'Copy link',
  close: 'Close',
};
