/**
 * In:  an address.
 * Out: one POST to it, from any page to any site, whose answer nobody reads.
 *
 * A form without fields is submitted into a hidden frame. The frame's sandbox
 * allows nothing, so the panel's answer can neither run nor navigate the page.
 */

/** The frame is removed after this, even if the network is slow: milliseconds. */
const REMOVE_AFTER = 60_000;

export function postByForm(url: string): void {
  const form = document.createElement('form');
  const frame = document.createElement('iframe');
  // Each POST has its own frame: a second one in the same frame would abort the first.
  form.target = frame.name = 'onair' + Math.random();
  form.method = 'post';
  form.action = url;
  form.style.display = 'none';
  frame.setAttribute('sandbox', '');
  form.appendChild(frame);
  document.documentElement.appendChild(form);
  form.submit();
  setTimeout(() => document.documentElement.removeChild(form), REMOVE_AFTER);
}
