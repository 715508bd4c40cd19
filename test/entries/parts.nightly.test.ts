import '../kit/nightly.js';
import { describe } from 'node:test';
import { partsSite, testMissing } from './parts-site.js';

describe('the chunks of onair.js', () =>
  testMissing(partsSite(), ['onair-vote', 'onair-player', 'onair-schedule', 'onair-podcasts']));
