/** The tables of templates, as migration steps: see `../migrations.ts`. */
import { ACCOUNT_LIMITS, FEATURES, RESELLER_LIMITS } from '../../../contract/administration.js';
import { zeroColumns } from './zero-columns.js';

/** Step 4. */
export const templateTables = `
  CREATE TABLE broadcaster_templates (
    id INTEGER PRIMARY KEY,
    owner INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
    name TEXT NOT NULL,
    server_type TEXT NOT NULL DEFAULT 'icecast',
    ${zeroColumns(ACCOUNT_LIMITS)},
    ${zeroColumns(FEATURES)},
    UNIQUE (owner, name)
  );
  CREATE TABLE reseller_templates (
    id INTEGER PRIMARY KEY,
    owner INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
    name TEXT NOT NULL,
    ${zeroColumns(RESELLER_LIMITS)},
    ${zeroColumns(FEATURES)},
    UNIQUE (owner, name)
  );
`;
