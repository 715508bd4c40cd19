import { describe } from 'node:test';
import { testTabs } from './tabs.js';

describe('several tabs with the same station', () => testTabs(4, false));
