/** Operations and records of the OpenAPI document. */
import { operationsOf, readDocument } from '../../kit/document-of.js';
import { operations, under } from './written.js';

export const document = await readDocument();
export const listed = operationsOf(document);

/** Operations below a path that real panels have, with their summaries. Additional operations are tested beside their code. */
export function endpoints(prefix: string): Record<string, string> {
  const ours = operations('### What ours adds');
  return Object.fromEntries(
    listed
      .filter(({ path }) => path.startsWith(prefix))
      .map(({ method, path, summary }) => [`${method} ${path}`, summary] as const)
      .filter(([name]) => !ours.includes(name)),
  );
}

/** Names of all schemas that a GET below a path returns. Remote endpoints return no records. */
export function recordSchemas(prefix: RegExp): string[] {
  const remote = under('### Migration and remote endpoints');
  const answers = listed
    .filter(({ method, path }) => method === 'GET' && prefix.test(path) && !remote.includes(path))
    .map(({ responses }) => JSON.stringify(responses['200']));
  const names = answers.flatMap((text) => [...text.matchAll(/schemas\/(\w+)"/g)].map(([, name]) => name!));
  return [...new Set(names)];
}
