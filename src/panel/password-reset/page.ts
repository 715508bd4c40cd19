/**
 * In:  the parameters of the link in a mail.
 * Out: the page with the form for a new password, which is sent to the API.
 */
import { createHash } from 'node:crypto';
import { v1 } from '../../contract/paths.js';
import { html, raw, styleElement } from '../http/html-page.js';
import { resetPageTexts, type ResetPageTexts } from './page-texts.js';

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
[role=status] { margin-top: 1rem }
`;

/** Without scripts the browser sends the form, and shows the API's own HTML page. */
const script = `
const form = document.querySelector('form');
const status = document.querySelector('[role=status]');
const button = form.querySelector('button');
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  button.disabled = true;
  let outcome = 'unreachable';
  try {
    const body = new URLSearchParams(new FormData(form));
    const answer = await fetch(form.action, { method: 'POST', body, headers: { Accept: 'application/json' } });
    const errors = await answer.json();
    outcome = answer.ok ? 'done' : answer.status === 429 ? 'throttled' : errors.password ? 'short' : 'link';
  } catch {}
  form.hidden = outcome === 'done';
  button.disabled = false;
  status.textContent = status.dataset[outcome];
});
`;

const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const POLICY =
  `default-src 'none'; style-src ${digest(style)}; script-src ${digest(script)}; img-src data:; connect-src 'self'; ` +
  `form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** `language`: as in `Accept-Language`. */
export function resetPage(uid: string, token: string, language: string): Response {
  return new Response(write(uid, token, resetPageTexts(language)), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': resetPageTexts(language).language,
      Vary: 'Accept-Language',
      // The page and its URL have the token in them.
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
      'Content-Security-Policy': POLICY,
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

function write(uid: string, token: string, texts: ResetPageTexts): string {
  // Relative: a proxy may serve the panel below a path.
  const action = `..${v1.passwordResetConfirm}`;
  const body = html`<!doctype html>
    <html lang="${texts.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${texts.title}</title>
        <link rel="icon" href="data:," />
        ${styleElement(style)}
      </head>
      <body>
        <main>
          <h1>${texts.title}</h1>
          <form method="post" action="${action}">
            <input type="hidden" name="uid" value="${uid}" />
            <input type="hidden" name="token" value="${token}" />
            <label for="password">${texts.password}</label>
            <input
              id="password"
              name="password"
              type="password"
              autocomplete="new-password"
              required
              minlength="8"
              maxlength="1024"
              aria-describedby="rule"
            />
            <p class="rule" id="rule">${texts.rule}</p>
            <button>${texts.save}</button>
          </form>
          <p
            role="status"
            data-done="${texts.done}"
            data-link="${texts.link}"
            data-short="${texts.short}"
            data-throttled="${texts.throttled}"
            data-unreachable="${texts.unreachable}"
          ></p>
        </main>
        ${raw(`<script>${script}</script>`)}
      </body>
    </html>`;
  return String(body);
}
