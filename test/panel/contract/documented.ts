/** What the OpenAPI document has of the contract: its operations, and the records that they answer. */
import { operationsOf, readDocument } from '../../kit/document-of.js';
import { operations, under } from './written.js';

export const document = await readDocument();
export const listed = operationsOf(document);

/** The operations below a path that the interface has, with what they do. Those that ours adds are tested beside their code. */
export function endpoints(prefix: string): Record<string, string> {
  const ours = operations('### What ours adds');
  return Object.fromEntries(
    listed
      .filter(({ path }) => path.startsWith(prefix))
      .map(({ method, path, summary }) => [`${method} ${path}`, summary] as const)
      .filter(([name]) => !ours.includes(name)),
  );
}

/** The names of all schemas that a GET below a path answers with. Remote endpoints answer orders, not records. */
export function recordSchemas(prefix: RegExp): string[] {
  const remote = under('### Migration and remote endpoints');
  const answers = listed
    .filter(({ method, path }) => method === 'GET' && prefix.test(path) && !remote.includes(path))
    .map(({ responses }) => JSON.stringify(responses['200']));
  const names = answers.flatMap((text) => [...text.matchAll(/schemas\/(\w+)"/g)].map(([, name]) => name!));
  return [...new Set(names)];
}
