import { describe } from 'node:test';
import { sample } from '../kit/sample.js';
import { DEMO_PAGES, testDemo } from './demo.js';

describe('the demo pages', () => testDemo(sample(DEMO_PAGES.slice(1), 2)));
