/** Ids that are given once: also what is gone keeps its own. */

/** The next one, as SQL. `kind` is what a table of such ids is called where those of its deleted rows are kept. */
export function nextId(table: 'accounts' | 'servers', kind: 'account' | 'server'): string {
  return `(SELECT 1 + max(
    coalesce((SELECT max(id) FROM ${table}), 0),
    coalesce((SELECT highest FROM ids_given WHERE kind = '${kind}'), 0)))`;
}
