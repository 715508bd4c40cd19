/** In: a request of the client. Out: whether its operation asks for an account, and of which API it is. */
import { protectedOperations } from './interface.js';

const patterns = protectedOperations.map((operation) => {
  const [method = '', path = ''] = operation.split(' ');
  return { method, path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) };
});

export function isProtected(baseUrl: string, request: Request): boolean {
  const path = pathBelow(baseUrl, request);
  return patterns.some((pattern) => pattern.method === request.method && pattern.path.test(path));
}

/** Whether it is the administration's, which has tokens of its own. */
export function isAdministration(baseUrl: string, request: Request): boolean {
  return pathBelow(baseUrl, request).startsWith('/api/v1/');
}

function pathBelow(baseUrl: string, { url }: Request): string {
  return new URL(url).pathname.slice(new URL(baseUrl).pathname.replace(/\/$/, '').length);
}
