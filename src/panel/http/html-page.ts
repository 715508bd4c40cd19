import { withoutDirections } from '../../contract/writing-direction.js';
import { html as template, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

export { raw };
export type Html = HtmlEscapedString;

/**
 * Like Hono's `html`, but for templates without promises. Escapes all values except templates and `raw`.
 * Removes characters that change the writing direction.
 */
export const html = (strings: TemplateStringsArray, ...values: unknown[]): Html =>
  template(
    strings,
    ...values.map((value) => (typeof value === 'string' ? withoutDirections(value) : value)),
  ) as Html;

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
const STYLE =
  ':root{color-scheme:light dark;background:light-dark(#fafaf8,#111318);color:light-dark(#16181d,#eceef2)}' +
  'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:3rem auto;padding:0 clamp(1rem,5vw,3rem);overflow-wrap:anywhere}' +
  'h1{margin:0 0 1rem;font-size:1.75rem;line-height:1.2}p{margin:0}a{display:inline-block;padding:.75rem 0;color:inherit;text-underline-offset:.2em}' +
  ':focus-visible{outline:2px solid;outline-offset:2px}pre{white-space:pre-wrap;font-size:.85rem}';

/**
 * Returns a small page that shows an error message with a link to the start page, or JSON for display in a
 * browser. Escapes `text`.
 */
export function htmlPage(status: number, title: string, text: string, preformatted = false): Response {
  const back = status >= 400 ? html`<p><a href="/">Start page</a></p>` : '';
  const page = pageOf(
    title,
    preformatted
      ? html`<pre>${text}</pre>`
      : html`<p>${text}</p>
          ${back}`,
  );
  return new Response(String(page), { status, headers: htmlHeaders });
}

/** HTML before and after the preformatted text, for pages that are streamed. */
export function htmlAround(title: string): [before: string, after: string] {
  const [before = '', after = ''] = String(pageOf(title, html`<pre></pre>`)).split('</pre>');
  return [before, `</pre>${after}`];
}

/** Response headers for these pages. */
export const htmlHeaders: [name: string, value: string][] = [
  ['Content-Type', 'text/html; charset=utf-8'],
  ['Content-Security-Policy', POLICY],
];

function pageOf(title: string, content: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${styleElement(STYLE)}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
}

/** Returns a style element that contains exactly this text, so that a Content-Security-Policy can allow it by its hash. */
export function styleElement(style: string): Html {
  return raw(`<style>${style}</style>`);
}
