/** The tables of resellers, as migration steps: see `store/migrations.ts`. */
import { FEATURES, RESELLER_LIMITS } from '../../../contract/administration.js';
import { zeroColumns } from '../../database/zero-columns.js';

/** Step 4. */
export const resellerTables = `
  CREATE TABLE resellers (
    account INTEGER PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
    ${zeroColumns(RESELLER_LIMITS)},
    ${zeroColumns(FEATURES)}
  );
`;
