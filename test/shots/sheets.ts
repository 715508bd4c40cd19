/** All sheets, in the order of their names. */
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Sheet } from './sheet.js';

const FOLDER = join(import.meta.dirname, 'sheets');

/** Each sheet with the name of its file. */
export async function readSheets(): Promise<[name: string, sheet: Sheet][]> {
  const names = globSync(join(FOLDER, '*.ts'))
    .map((file) => basename(file, '.ts'))
    .sort();
  const modules = await Promise.all(
    names.map((name) => import(join(FOLDER, `${name}.ts`)) as Promise<{ sheet: Sheet }>),
  );
  return names.map((name, place) => [name, modules[place]!.sheet]);
}
