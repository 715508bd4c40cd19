import { describe } from 'node:test';
import { EVERY_PANEL, testPanels } from './matrix.js';

describe('the built files with a real panel', () => {
  const byJsonp = EVERY_PANEL.find(({ cors }) => !cors);
  testPanels([EVERY_PANEL[0]!, byJsonp!], ['latest']);
});
