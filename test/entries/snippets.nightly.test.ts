import '../kit/nightly.js';
import { describe } from 'node:test';
import { SNIPPETS, TAGS_WITH_SHEET, testSnippets } from './snippets.js';

describe('the snippets in the docs', { concurrency: 3 }, () => testSnippets(SNIPPETS, TAGS_WITH_SHEET));
