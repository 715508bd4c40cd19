import { describe } from 'node:test';
import { testExpandGrid } from './expand-grid.property.js';

describe('expandGrid and a slow reference implementation', () => testExpandGrid(300));
