/**
 * In:  the folder of the types that the compiler has written.
 * Out: the same types, indented by tabs: a fifth of them was blanks, and the package has a limit.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The compiler writes four blanks for each level, and can't be told another. */
const LEVEL = / {4}/g;

export function indentByTabs(folder) {
  for (const file of globSync('**/*.d.ts', { cwd: folder })) {
    const types = readFileSync(join(folder, file), 'utf8');
    writeFileSync(
      join(folder, file),
      types.replace(/^(?: {4})+/gm, (blanks) => blanks.replace(LEVEL, '\t')),
    );
  }
}
