import { describe } from 'node:test';
import { DEMO_PAGES, testDemo } from './demo.js';

describe('the demo pages', () => testDemo(DEMO_PAGES.slice(0, 1)));
