/** The contract as it is written, where it lies beside this checkout: what the lists of rows are compared with. */
import { existsSync, readFileSync } from 'node:fs';

const pathOf = (file: string) => `../shared/${file}`;

/** Why nothing can be compared with these documents; false when they are all there. */
export function whyNotWritten(...files: string[]): string | false {
  return !files.every((file) => existsSync(pathOf(file))) && 'the contract is not beside this checkout';
}

/** "" for a document that is not there. */
export function readWritten(file: string): string {
  return existsSync(pathOf(file)) ? readFileSync(pathOf(file), 'utf8') : '';
}

/** What stands between two marks, which are no part of it. */
export function section(text: string, from: string, to: string): string {
  return text.split(from)[1]?.split(to)[0] ?? '';
}

/** The cells of a table, row by row, without its head. */
export function cells(text: string): string[][] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) =>
      line
        .replaceAll('`', '')
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}
