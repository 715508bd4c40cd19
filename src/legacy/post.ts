/**
 * In:  an address.
 * Out: one post to it, from any page to any site, whose answer nobody reads.
 *
 * A form without fields posts into a hidden frame. The frame's sandbox allows
 * nothing: what the panel answers can neither run nor lead the page away.
 */

/** Given to a slow network before the frame goes: milliseconds. */
const LONG_ENOUGH = 60_000;

export function postByForm(url: string): void {
  const form = document.createElement('form');
  const frame = document.createElement('iframe');
  // A frame for each post: a second one in the same frame would end the first.
  form.target = frame.name = 'onair' + Math.random();
  form.method = 'post';
  form.action = url;
  form.style.display = 'none';
  frame.setAttribute('sandbox', '');
  form.appendChild(frame);
  document.documentElement.appendChild(form);
  form.submit();
  setTimeout(() => document.documentElement.removeChild(form), LONG_ENOUGH);
}
