/** In: the folder of files for script tags. Out: in it, `integrity.json` with the hash of each file, for `integrity="…"`. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

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
