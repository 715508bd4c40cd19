import { propertyOf } from '../contract/property-of.js';

/** The frame is removed after this time, even on a slow network. */
const REMOVE_AFTER_MS = 60_000;

/**
 * Posts a form without fields in a hidden frame, which works from any page to any site. The frame's sandbox is empty,
 * so the response can't run scripts or navigate the page.
 */
export function postByForm(url: string): void {
  const form = document.createElement('form');
  const frame = document.createElement('iframe');
  // Each POST has its own frame, because a second POST in the same frame would abort the first.
  form.target = frame.name = 'onair' + Math.random();
  form.method = 'post';
  form.action = url;
  form.style.display = 'none';
  frame.setAttribute('sandbox', '');
  form.appendChild(frame);
  propertyOf(document, 'documentElement').appendChild(form);
  form.submit();
  setTimeout(() => propertyOf(document, 'documentElement').removeChild(form), REMOVE_AFTER_MS);
}
