/** Serves the elements as one module, a cover, a font, and the pages of a test. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { bundle } from './bundles.js';

/** Not `localhost`, since elements show notes for the page's owner there. */
export const HOST = 'radio.test';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
};

const COVER = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4" shape-rendering="crispEdges">
  <path fill="#1d4e4a" d="M0 0h4v4H0z"/><path fill="#e8b04a" d="M2 0h2v2H2z"/><path fill="#b4432f" d="M0 3h4v1H0z"/></svg>`;

export interface Site {
  url: string;
  /** Pages by path. */
  pages: Record<string, string>;
  close(): void;
}

/** `elements` is the module of the elements. Default: the bundle of the current sources. */
export async function openSite(elements?: string): Promise<Site> {
  const pages: Record<string, string> = {};
  const files: Record<string, string | Buffer> = {
    '/onair.js': elements ?? (await bundle()).code,
    '/cover.svg': COVER,
    ...fonts(),
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://site');
    const body = pages[pathname] ?? files[pathname];
    if (body === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'Content-Type': TYPES[extname(pathname)] }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://${HOST}:${(server.address() as AddressInfo).port}`,
    pages,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function fonts(): Record<string, Buffer> {
  const names = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'];
  return Object.fromEntries(
    names.map((name) => [`/${name}`, readFileSync(`node_modules/dejavu-fonts-ttf/ttf/${name}`)]),
  );
}
