/** HTML templates, and the small pages for errors and for JSON in a browser. */
import { withoutDirections } from '../../contract/writing-direction.js';
import { html as template, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

export { raw };
export type Html = HtmlEscapedString;

/** Hono's `html` for templates without promises. Escapes every value that is no template and not `raw`. */
export const html = (strings: TemplateStringsArray, ...values: unknown[]): Html =>
  template(
    strings,
    ...values.map((value) => (typeof value === 'string' ? withoutDirections(value) : value)),
  ) as Html;

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
const STYLE =
  ':root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:3rem auto;padding:0 1rem}' +
  'pre{white-space:pre-wrap;overflow-wrap:anywhere;font-size:.85rem}';

/** A small page; `text` is escaped. */
export function htmlPage(status: number, title: string, text: string, preformatted = false): Response {
  const page = pageOf(title, preformatted ? html`<pre>${text}</pre>` : html`<p>${text}</p>`);
  return new Response(String(page), { status, headers: htmlHeaders });
}

/** What stands before and after the text of such a page, for one whose preformatted text is long. */
export function htmlAround(title: string): [before: string, after: string] {
  const [before = '', after = ''] = String(pageOf(title, html`<pre></pre>`)).split('</pre>');
  return [before, `</pre>${after}`];
}

/** The headers of such a page. */
export const htmlHeaders: [name: string, value: string][] = [
  ['Content-Type', 'text/html; charset=utf-8'],
  ['Content-Security-Policy', POLICY],
];

function pageOf(title: string, content: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
        ${styleElement(STYLE)}
      </head>
      <body>
        <h1>${title}</h1>
        ${content}
      </body>
    </html>`;
}

/** A style element with exactly this text, so that a Content-Security-Policy can name its hash. */
export function styleElement(style: string): Html {
  return raw(`<style>${style}</style>`);
}
