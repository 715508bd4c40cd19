import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Sheet } from './sheet.js';

const FOLDER = join(import.meta.dirname, 'sheets');

/** Returns all sheets with their file names, sorted by name. */
export async function readSheets(): Promise<[name: string, sheet: Sheet][]> {
  const names = globSync(join(FOLDER, '*.ts'))
    .map((file) => basename(file, '.ts'))
    .sort();
  const modules = await Promise.all(
    names.map((name) => import(join(FOLDER, `${name}.ts`)) as Promise<{ sheet: Sheet }>),
  );
  return names.map((name, place) => [name, modules[place]!.sheet]);
}
