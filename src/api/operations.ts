/** In: a request of the client. Out: whether its operation asks for an account. */
import { protectedOperations } from './interface.js';

const patterns = protectedOperations.map((operation) => {
  const [method = '', path = ''] = operation.split(' ');
  return { method, path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) };
});

export function isProtected(baseUrl: string, { method, url }: Request): boolean {
  const path = new URL(url).pathname.slice(new URL(baseUrl).pathname.replace(/\/$/, '').length);
  return patterns.some((pattern) => pattern.method === method && pattern.path.test(path));
}
