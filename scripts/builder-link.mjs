import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Adds a link to `builder/` to the check page in `folder`. The page has no such link by default, because it
 * can be copied without the builder.
 */
export function linkBuilder(folder) {
  const file = join(folder, 'check.html');
  const page = readFileSync(file, 'utf8');
  writeFileSync(file, page.replace('<title>', '<meta name="builder" content="builder/" />\n    <title>'));
}
