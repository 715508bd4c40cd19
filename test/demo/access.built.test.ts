import { describe } from 'node:test';
import { testAccess } from './access.js';

describe("the panel's pages", () => testAccess(['light']));
