import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes `integrity.json` into a folder: the hash of each script and style sheet, for the attribute `integrity`. */
export function writeIntegrity(folder) {
  const files = globSync('**/*.{js,css}', { cwd: folder }).sort();
  const hashes = files.map((file) => [
    file,
    `sha384-${createHash('sha384')
      .update(readFileSync(join(folder, file)))
      .digest('base64')}`,
  ]);
  writeFileSync(join(folder, 'integrity.json'), JSON.stringify(Object.fromEntries(hashes), null, 2) + '\n');
}
