/** Ids that are never used again, even after their row was deleted. */

/** The next id, as SQL. `kind` is what the table is called in `ids_given`. */
export function nextId(table: 'accounts' | 'servers', kind: 'account' | 'server'): string {
  return `(SELECT 1 + max(
    coalesce((SELECT max(id) FROM ${table}), 0),
    coalesce((SELECT highest FROM ids_given WHERE kind = '${kind}'), 0)))`;
}

/**
 * Step 4: ids are never used again. A token, a folder or a URL of a deleted row must
 * not belong to a new one.
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
