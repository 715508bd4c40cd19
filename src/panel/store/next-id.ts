/** Ids that are given once: also what is gone keeps its own. */

/** The next one, as SQL. `kind` is what a table of such ids is called where those of its deleted rows are kept. */
export function nextId(table: 'accounts' | 'servers', kind: 'account' | 'server'): string {
  return `(SELECT 1 + max(
    coalesce((SELECT max(id) FROM ${table}), 0),
    coalesce((SELECT highest FROM ids_given WHERE kind = '${kind}'), 0)))`;
}

/**
 * Step 4: an id is never given again. A token, a folder of files or an address that
 * outlives what it was for must not belong to what comes next.
 */
export const idTables = `
  CREATE TABLE ids_given (
    kind TEXT PRIMARY KEY,
    highest INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE TRIGGER account_gone AFTER DELETE ON accounts BEGIN
    INSERT INTO ids_given VALUES ('account', old.id)
      ON CONFLICT (kind) DO UPDATE SET highest = max(highest, excluded.highest);
  END;
  CREATE TRIGGER server_gone AFTER DELETE ON servers BEGIN
    INSERT INTO ids_given VALUES ('server', old.id)
      ON CONFLICT (kind) DO UPDATE SET highest = max(highest, excluded.highest);
  END;
`;
