/** The tables of resellers, as migration steps: see `../migrations.ts`. */
import { FEATURES, RESELLER_LIMITS } from '../../../contract/administration.js';
import { zeroColumns } from './zero-columns.js';

/** Step 4. */
export const resellerTables = `
  CREATE TABLE resellers (
    account INTEGER PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
    ${zeroColumns(RESELLER_LIMITS)},
    ${zeroColumns(FEATURES)}
  );
`;
