/** The words of the audience in German. */
import type { AudienceWords } from '../words.js';

export const audience: AudienceWords = {
  listeners: {
    one: '{} Hörer',
    other: '{} Hörer',
  },
};
