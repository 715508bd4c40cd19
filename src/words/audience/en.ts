/** The words of the audience in English: in a file of their own, because few pages count it. */
import type { AudienceWords } from '../words.js';

export const audience: AudienceWords = {
  listeners: {
    one: '{} listener',
    two: '{} listeners',
    few: '{} listeners',
    many: '{} listeners',
    other: '{} listeners',
  },
};
