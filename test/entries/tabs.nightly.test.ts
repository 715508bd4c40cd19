import '../kit/nightly.js';
import { describe } from 'node:test';
import { testTabs } from './tabs.js';

describe('tabs with one station', () => testTabs(10, true));
