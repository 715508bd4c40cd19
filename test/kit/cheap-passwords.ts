/** Makes panels in this process hash passwords at the lowest cost, to speed up tests. */
import { COST } from '../../src/panel/users/credentials/passwords.js';

COST.memoryCost = 8;
COST.timeCost = 1;
