/** Parses `docs/contract.md`. */
import { readFileSync } from 'node:fs';

/** The whole document. */
export const contract = readFileSync('docs/contract.md', 'utf8');

/** Returns the text under a heading, up to the next heading of the same or a higher level. */
export function under(heading: string, text = contract): string {
  const rank = /^#+/.exec(heading)?.[0].length ?? 0;
  const [, rest = ''] = text.split(`\n${heading}\n`);
  return rest.split(new RegExp(`\n#{1,${rank}} `))[0] ?? '';
}

const isRuler = (line: string | undefined) => /^\| ?---/.test(line ?? '');

/** Returns the cells of all tables in a text by row, without heads and backticks. */
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

/** Returns the operations of a section's table, such as `GET /api/v2/grid/`. */
export function operations(heading: string): string[] {
  return cells(under(heading)).map(([method, path]) => `${method} ${path}`);
}

/** Returns the fields of a record with their types. */
export function fieldTypes(heading: string): Record<string, string> {
  return Object.fromEntries(
    cells(under(heading)).flatMap(([names = '', type = '']) => names.split(', ').map((name) => [name, type])),
  );
}

/** Returns the rows of a section's table by their first cell. */
export function tableRows(heading: string, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    cells(under(heading)).map(([name, ...rest]) => [`${prefix}${name}`, rest.join(' | ')]),
  );
}

/** Returns the rules of a section's numbered list by name, such as `grid rule 1`. */
export function rules(heading: string, name: string): Record<string, string> {
  const items = under(heading).matchAll(/^(\d+)\. (.*(?:\n {3}.*)*)/gm);
  return Object.fromEntries(
    [...items].map(([, number, text = '']) => [`${name} ${number}`, text.replace(/\s+/g, ' ')]),
  );
}
