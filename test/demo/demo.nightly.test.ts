import '../kit/nightly.js';
import { describe } from 'node:test';
import { DEMO_PAGES, testDemo } from './demo.js';

describe('the demo pages', () => testDemo(DEMO_PAGES));
