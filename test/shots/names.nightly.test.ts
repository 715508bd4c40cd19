import '../kit/nightly.js';
import { describe } from 'node:test';
import { testNames } from './names.js';
import { readSheets } from './sheets.js';

const sheets = (await readSheets()).map(([, sheet]) => sheet);

describe('page authors', () => testNames(sheets, true));
