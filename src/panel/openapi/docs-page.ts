import { html } from '../http/html-page.js';

/** Swagger UI has its icons in data URLs, and only sends requests to this panel. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const HEAD = html`<meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <title>The panel’s interface</title>
  <link rel="icon" href="data:," />`;

const VIEWER = html`<!doctype html>
  <html lang="en">
    <head>
      ${HEAD}
      <link rel="stylesheet" href="swagger-ui.css" />
      <link rel="stylesheet" href="docs.css" />
    </head>
    <body>
      <div id="interface"></div>
      <noscript
        >This page needs scripts. The document itself is at
        <a href="../openapi.json">/openapi.json</a>.</noscript
      >
      <script src="swagger-ui-bundle.js"></script>
      <script src="show.js"></script>
    </body>
  </html>`;

const NOT_BUILT = html`<!doctype html>
  <html lang="en">
    <head>
      ${HEAD}
    </head>
    <body>
      <p>
        The viewer is not built: run <code>npm run build</code>. The document itself is at
        <a href="../openapi.json">/openapi.json</a>.
      </p>
    </body>
  </html>`;

/** Returns the page at `/docs/`, or a hint if Swagger UI isn't built. */
export function docsPage(isBuilt: boolean): Response {
  return new Response(String(isBuilt ? VIEWER : NOT_BUILT), {
    status: isBuilt ? 200 : 404,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'max-age=300',
      'Content-Security-Policy': POLICY,
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
