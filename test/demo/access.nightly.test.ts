import '../kit/nightly.js';
import { describe } from 'node:test';
import { testAccess } from './access.js';

describe('the pages of the panel', () => testAccess(['light', 'dark']));
