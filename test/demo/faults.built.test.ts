import { describe } from 'node:test';
import { sample } from '../kit/sample.js';
import { SWITCHES, testFaults } from './faults.js';

describe("the demo page's fault switches", () => testFaults(sample(SWITCHES, 3)));
