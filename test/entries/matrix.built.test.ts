import { describe } from 'node:test';
import { sample } from '../kit/sample.js';
import { EVERY_PANEL, ORDERS, testPanels } from './matrix.js';

describe('the built files with a real panel', () => {
  testPanels(sample(EVERY_PANEL, 5), ORDERS);
});
