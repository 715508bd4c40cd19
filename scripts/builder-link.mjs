import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Makes the check page in `folder` link to the builder, which is in `builder/` there. A copy of the page on its own has no builder. */
export function linkBuilder(folder) {
  const file = join(folder, 'check.html');
  const page = readFileSync(file, 'utf8');
  writeFileSync(file, page.replace('<title>', '<meta name="builder" content="builder/" />\n    <title>'));
}
