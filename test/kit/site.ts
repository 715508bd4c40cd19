import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { json } from 'node:stream/consumers';
import { VERSION } from '../../src/station/version.js';

/** The fields of a browser's violation report that tests use. */
export interface Violation {
  /** Path of the page whose policy was violated. Frames inherit the policy of their page. */
  page: string;
  'effective-directive': string;
  'blocked-uri': string;
}

export interface Site {
  url: string;
  /** Pages by path. */
  pages: Record<string, string>;
  /** Content-Security-Policy of pages by path. */
  policies: Record<string, string>;
  /** Content-Security-Policy-Report-Only of pages by path. */
  reportPolicies: Record<string, string>;
  /** All reported violations, including those in frames. */
  violations: Violation[];
  close(): Promise<void>;
}

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.map': 'application/json',
};

/**
 * Opens the site of a station, with pages and the built files. `/other/` has the files of another version, and `/without/NAME/` lacks the
 * chunks with that name. `cors` allows other sites to load the files.
 */
export async function openSite(dist = 'dist/onair-widgets/cdn', { cors = true } = {}): Promise<Site> {
  const pages: Record<string, string> = {};
  const policies: Record<string, string> = {};
  const reportPolicies: Record<string, string> = {};
  const violations: Violation[] = [];
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url!, 'http://site');
    if (pathname in pages) {
      const policy = policies[pathname];
      const reportPolicy = reportPolicies[pathname];
      response
        .writeHead(200, {
          'Content-Type': TYPES[extname(pathname)] ?? 'text/html; charset=utf-8',
          ...(policy && { 'Content-Security-Policy': `${policy}; report-uri /violations?${pathname}` }),
          ...(reportPolicy && { 'Content-Security-Policy-Report-Only': reportPolicy }),
        })
        .end(pages[pathname]);
      return;
    }
    if (pathname === '/violations') {
      void json(request).then((report) => {
        violations.push({ ...(report as { 'csp-report': Violation })['csp-report'], page: search.slice(1) });
        response.writeHead(204).end();
      });
      return;
    }
    const allowed = cors ? { 'Access-Control-Allow-Origin': '*' } : {};
    const [folder, without] = /^\/(?:other|without\/([\w-]+))(?=\/)/.exec(pathname) ?? ['', undefined];
    if (without && pathname.includes(`/parts/${without}-`)) return void response.writeHead(404).end();
    const path = pathname.slice(folder.length).replace(/\/$/, '/index.html');
    readFile(join(dist, path)).then(
      (file) =>
        response
          .writeHead(200, {
            'Content-Type': TYPES[extname(path)] ?? 'text/plain',
            ...allowed,
          })
          .end(folder === '/other' ? otherVersion(file) : file),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pages,
    policies,
    reportPolicies,
    violations,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function otherVersion(file: Buffer): string {
  return file.toString().replaceAll(`onair-widgets ${VERSION}`, 'onair-widgets of another version');
}
