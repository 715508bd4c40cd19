import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The folders in PATH, and `/usr/sbin`, which contains servers but isn't in every user's PATH. */
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];

/** Returns the path of an installed program, or undefined. */
export function pathOf(program: string): string | undefined {
  return FOLDERS.map((folder) => join(folder, program)).find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** Returns the reason to skip tests that need these programs; false if all are installed. */
export function whyMissing(...programs: string[]): string | false {
  const missing = programs.find((program) => pathOf(program) === undefined);
  return missing === undefined ? false : notInstalled(missing);
}

/** Returns the reason to skip tests that need this program. */
export const notInstalled = (what: string): string => `${what} is not installed: npm run setup:system`;
