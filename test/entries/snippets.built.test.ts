import { describe } from 'node:test';
import { sample } from '../kit/sample.js';
import { SNIPPETS, TAGS_WITH_SHEET, testSnippets } from './snippets.js';

describe('the snippets in the docs', { concurrency: 3 }, () =>
  testSnippets(sample(SNIPPETS, 3), sample(TAGS_WITH_SHEET, 3)),
);
