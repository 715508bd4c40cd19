import { v1 } from '../../../contract/paths.js';
import { html, type Html } from '../../http/html-page.js';
import { linkPage } from '../../mail/link-page.js';
import { resetPageTexts, type ResetPageTexts } from './page-texts.js';

/** The script sends the form. Without scripts, the browser submits the form and shows the API's HTML page. */
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
    const response = await fetch(form.action, { method: 'POST', body, headers: { Accept: 'application/json' } });
    const errors = await response.json();
    if (response.ok) outcome = 'done';
    else if (response.status === 429 || response.status === 503) outcome = 'throttled';
    else outcome = errors.password ? 'short' : 'link';
  } catch {}
  form.hidden = outcome === 'done';
  button.disabled = false;
  status.textContent = status.dataset[outcome];
});
`;

/**
 * Returns the page with the form for a new password. `uid` and `token` are the parameters of the link in the
 * email. `language` is a language tag as in `Accept-Language`.
 */
export function resetPage(uid: string, token: string, language: string): Response {
  const texts = resetPageTexts(language);
  return linkPage({ ...texts, content: renderForm(uid, token, texts), script });
}

function renderForm(uid: string, token: string, texts: ResetPageTexts): Html {
  // The URL is relative, because a proxy may serve the panel under a subpath.
  const action = `..${v1.passwordResetConfirm}`;
  return html`
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
  `;
}
