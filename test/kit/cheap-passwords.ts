/** Loaded before tests: a panel in this process hashes passwords as fast as can be. Nothing else tells the difference. */
import { COST } from '../../src/panel/users/credentials/passwords.js';

COST.memoryCost = 8;
COST.timeCost = 1;
