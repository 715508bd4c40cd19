import '../kit/nightly.js';
import { describe } from 'node:test';
import { SWITCHES, testFaults } from './faults.js';

describe("the demo page's fault switches", () => testFaults(SWITCHES));
