/** The tables of resellers, step by step. A step that has been released is never edited: a later one changes what it made. */
import { FEATURES, RESELLER_LIMITS } from '../../contract/administration.js';
import { zeroColumns } from '../store/zero-columns.js';

/** Step 4. */
export const resellerTables = `
  CREATE TABLE resellers (
    account INTEGER PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
    ${zeroColumns(RESELLER_LIMITS)},
    ${zeroColumns(FEATURES)}
  );
`;
