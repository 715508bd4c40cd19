/** `docs/contract.md`: what the rows that are tested are compared with. */
import { readFileSync } from 'node:fs';

/** The whole document. */
export const contract = readFileSync('docs/contract.md', 'utf8');

/** What stands under a heading, up to the next heading of the same rank or a higher one. */
export function under(heading: string, text = contract): string {
  const rank = /^#+/.exec(heading)?.[0].length ?? 0;
  const [, rest = ''] = text.split(`\n${heading}\n`);
  return rest.split(new RegExp(`\n#{1,${rank}} `))[0] ?? '';
}

const isRuler = (line: string | undefined) => /^\| ?---/.test(line ?? '');

/** The cells of the tables in a text, row by row, without their heads and without backticks. */
export function cells(text: string): string[][] {
  return text
    .split('\n')
    .filter((line, index, lines) => line.startsWith('|') && !isRuler(line) && !isRuler(lines[index + 1]))
    .map((line) =>
      line
        .replaceAll('`', '')
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

/** The operations of a section's table, as `GET /api/v2/grid/`. */
export function operations(heading: string): string[] {
  return cells(under(heading)).map(([method, path]) => `${method} ${path}`);
}

/** The fields of a record and their types. */
export function fieldTypes(heading: string): Record<string, string> {
  return Object.fromEntries(
    cells(under(heading)).flatMap(([names = '', type = '']) => names.split(', ').map((name) => [name, type])),
  );
}

/** The rows of a section's table by their first cell, with the other cells. */
export function tableRows(heading: string, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    cells(under(heading)).map(([name, ...rest]) => [`${prefix}${name}`, rest.join(' | ')]),
  );
}

/** The rules of a section's numbered list, as `grid rule 1`. */
export function rules(heading: string, name: string): Record<string, string> {
  const items = under(heading).matchAll(/^(\d+)\. (.*(?:\n {3}.*)*)/gm);
  return Object.fromEntries(
    [...items].map(([, number, text = '']) => [`${name} ${number}`, text.replace(/\s+/g, ' ')]),
  );
}
