import { html } from '../http/html-page.js';

/** Swagger UI loads its icons from data URLs, and sends requests only to this panel. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const HEAD = html`<meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <meta name="color-scheme" content="light dark" />
  <title>The panel’s interface</title>
  <meta name="description" content="Every request that the panel responds to, to try out." />
  <link rel="icon" href="data:," />`;

/** The header that all pages share (see `scripts/site-header.mjs`). */
const HEADER = html`<header class="top" lang="en" dir="ltr">
  <p class="mark">
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="3.5" />
      <path
        d="M7 17a7 7 0 0 1 0-10M17 7a7 7 0 0 1 0 10M4.2 19.8a11 11 0 0 1 0-15.6M19.8 4.2a11 11 0 0 1 0 15.6"
      />
    </svg>
    <a href="../">Onair</a>
  </p>
  <nav aria-label="Onair">
    <a href="../skins/">Skins</a>
    <a href="../builder/">Builder</a>
    <a href="../check/">Check</a>
    <a href="../guide/">Guide</a>
    <a href="../sources.html">Any station</a>
    <a href="../docs/" aria-current="page">API</a>
  </nav>
</header>`;

const VIEWER = html`<!doctype html>
  <html lang="en">
    <head>
      ${HEAD}
      <link rel="stylesheet" href="swagger-ui.css" />
      <link rel="stylesheet" href="../header.css" />
      <link rel="stylesheet" href="docs.css" />
    </head>
    <body>
      ${HEADER}
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

/** Returns the page at `/docs/`, or a page with a hint if Swagger UI isn't built. */
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
