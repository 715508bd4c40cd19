import { describe } from 'node:test';
import { testPieces } from './pieces.js';

describe('a demo page that arrives in small pieces', () => testPieces([390]));
