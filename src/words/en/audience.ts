/** Text for visitors, in English. */
import type { AudienceWords } from '../tag-words.js';

export const audience: AudienceWords = {
  listeners: {
    one: '{} listener',
    two: '{} listeners',
    few: '{} listeners',
    many: '{} listeners',
    other: '{} listeners',
  },
};
