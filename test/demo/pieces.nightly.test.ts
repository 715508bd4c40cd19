import '../kit/nightly.js';
import { describe } from 'node:test';
import { testPieces } from './pieces.js';

describe('a demo page that is streamed in small chunks', () => testPieces([390, 1280]));
