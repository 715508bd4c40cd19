/** In: a finding. Out: the owner's sentence in English, for a command. */
import { causes } from '../messages/causes/en.js';
import type { Finding } from './facts.js';
import { ownerSentence } from './sentence.js';

export function englishSentence(finding: Finding): string {
  return ownerSentence(finding, causes);
}
