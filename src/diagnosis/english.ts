/** The words of causes and lines in English, for a command. */
import { causes } from '../messages/causes/en.js';
import { checks } from '../messages/checks/en.js';
import type { Words } from './check/line.js';

export const english: Words = { causes, checks };
