import { protectedOperations } from './interface.js';

const operations = protectedOperations.map((operation) => {
  const [method = '', path = ''] = operation.split(' ');
  return { method, path: path.split('/') };
});

export function isProtected(baseUrl: string, request: Request): boolean {
  const parts = pathBelow(baseUrl, request).split('/');
  return operations.some(({ method, path }) => method === request.method && isAt(path, parts));
}

/** Whether a path matches an operation's path. A segment such as `{id}` matches any text that isn't empty. */
function isAt(path: readonly string[], parts: readonly string[]): boolean {
  return (
    path.length === parts.length &&
    path.every((part, index) => (part.startsWith('{') ? parts[index] !== '' : parts[index] === part))
  );
}

/** Whether the operation is part of the administration API, which uses separate tokens. */
export function isAdministrationRequest(baseUrl: string, request: Request): boolean {
  return pathBelow(baseUrl, request).startsWith('/api/v1/');
}

function pathBelow(baseUrl: string, { url }: Request): string {
  return new URL(url).pathname.slice(new URL(baseUrl).pathname.replace(/\/$/, '').length);
}
