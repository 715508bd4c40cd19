import '../kit/nightly.js';
import { describe } from 'node:test';
import { EVERY_PANEL, ORDERS, testPanels } from './matrix.js';

describe('the built files with a real panel', () => {
  testPanels(EVERY_PANEL, ORDERS);
});
