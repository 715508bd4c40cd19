import '../kit/nightly.js';
import { describe } from 'node:test';
import { testPieces } from './pieces.js';

describe('slowly streamed demo pages', () => testPieces([390, 1280]));
