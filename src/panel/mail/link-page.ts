/**
 * The page that a link in an email opens. Its URL contains a token, so it must not be cached, indexed or sent as a
 * referrer.
 */
import { createHash } from 'node:crypto';
import { html, raw, styleElement, type Html } from '../http/html-page.js';

const style = `
:root { color-scheme: light dark; --paper: #fcfbf9; --ink: #1b1a18; --quiet: #63605a; --accent: #a8431f; --on-accent: #fff }
@media (prefers-color-scheme: dark) { :root { --paper: #141416; --ink: #efedea; --quiet: #a5a29d; --accent: #f09a72; --on-accent: #141416 } }
* { box-sizing: border-box; margin: 0 }
body { background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif }
main { max-width: 24rem; margin: 0 auto; padding: 4rem 1rem }
h1 { font-size: 1.5rem; line-height: 1.2; margin-bottom: 1.5rem }
label { display: block; font-weight: 600; margin-bottom: 0.25rem }
input, button { width: 100%; min-height: 2.75rem; font: inherit; border-radius: 0.5rem }
input { background: transparent; color: inherit; border: 1px solid var(--quiet); padding: 0 0.75rem }
button { margin-top: 1rem; border: 0; background: var(--accent); color: var(--on-accent); font-weight: 600; cursor: pointer }
:focus-visible { outline: 2px solid currentColor; outline-offset: 3px }
.rule { color: var(--quiet); font-size: 0.875rem }
[role=status], p + form, p + p { margin-top: 1rem }
a { color: var(--accent) }
`;

const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns a policy that allows only the page's styles and this script ("" for no script). */
function policyWith(script: string): string {
  const scripts = script === '' ? '' : `script-src ${digest(script)}; connect-src 'self'; `;
  return (
    `default-src 'none'; style-src ${digest(style)}; ${scripts}img-src data:; ` +
    `form-action 'self'; base-uri 'none'; frame-ancestors 'none'`
  );
}

export interface LinkPage {
  /** Language code of the text. */
  language: string;
  title: string;
  /** Content below the title. */
  content: Html;
  /** Inline script, run after the content. */
  script?: string;
  /** HTTP status; 200 by default. */
  status?: number;
}

export function linkPage({ language, title, content, script = '', status = 200 }: LinkPage): Response {
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        ${styleElement(style)}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
        ${raw(script === '' ? '' : `<script>${script}</script>`)}
      </body>
    </html>`;
  return new Response(String(page), {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': language,
      Vary: 'Accept-Language',
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
      'Content-Security-Policy': policyWith(script),
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
