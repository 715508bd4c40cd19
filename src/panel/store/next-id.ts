/**
 * Returns SQL that selects the next id, which has never been used before. `kind` is the name of the table in
 * `ids_given`.
 */
export function nextId(table: 'accounts' | 'servers', kind: 'account' | 'server'): string {
  return `(SELECT 1 + max(
    coalesce((SELECT max(id) FROM ${table}), 0),
    coalesce((SELECT highest FROM ids_given WHERE kind = '${kind}'), 0)))`;
}

/**
 * A migration (see `migrations.ts`). Ids are never reused from then on, so that a new row can't get a deleted
 * row's token, folder or URL.
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
