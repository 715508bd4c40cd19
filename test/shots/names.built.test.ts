import { describe } from 'node:test';
import { sample } from '../kit/sample.js';
import { testNames } from './names.js';
import { readSheets } from './sheets.js';

const sheets = (await readSheets()).map(([, sheet]) => sheet);

describe('page authors', () => testNames(sample(sheets, 3), false));
