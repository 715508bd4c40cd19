import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The compiler always indents with four spaces. */
const LEVEL = / {4}/g;

/** Indents the compiler's type files with tabs, because spaces made up a fifth of their size. */
export function indentByTabs(folder) {
  for (const file of globSync('**/*.d.ts', { cwd: folder })) {
    const types = readFileSync(join(folder, file), 'utf8');
    writeFileSync(
      join(folder, file),
      types.replace(/^(?: {4})+/gm, (indent) => indent.replace(LEVEL, '\t')),
    );
  }
}
