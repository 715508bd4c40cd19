import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { zipSync } from 'fflate';

/**
 * Returns a zip of a folder without its source maps. The same files give the same bytes, on any machine and
 * on any day.
 */
export function zipFolder(folder, nameInZip) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
  return zipSync(
    Object.fromEntries(files.map((path) => [`${nameInZip}/${path}`, readFileSync(join(folder, path))])),
    // The earliest date that a zip can store, in local time. The files' real dates aren't stored.
    { level: 9, mtime: new Date(1980, 0, 1) },
  );
}
