/**
 * In:  a page in a frame with `sandbox="allow-scripts"`, as WordPress frames strangers.
 * Out: what such a frame forbids and the tags need: forms that only their script reads, and links.
 */
import { secretOf } from './report-height.js';

/** Makes buttons of forms send their `submit` event, and tells WordPress of links. */
export function bridgeSandbox(): void {
  // Elsewhere the browser does both by itself.
  if (globalThis.origin !== 'null') return;
  addEventListener('click', (event) => {
    const [target] = event.composedPath();
    if (event.defaultPrevented || !(target instanceof Element)) return;
    const button = target.closest<HTMLButtonElement>('button');
    if (button?.form && button.type === 'submit') {
      // The browser would only say in the console that it doesn't.
      event.preventDefault();
      return submit(button.form);
    }
    const link = target.closest<HTMLAnchorElement>('a[href]');
    const secret = secretOf(location.hash);
    // WordPress opens links to the frame's own host, and no others.
    if (!secret || link?.host !== location.host) return;
    event.preventDefault();
    parent.postMessage({ message: 'link', value: link.href, secret }, '*');
  });
}

/** No form of the tags is sent anywhere: the event is all that they need. */
function submit(form: HTMLFormElement): void {
  if (form.reportValidity()) form.dispatchEvent(new SubmitEvent('submit', { cancelable: true }));
}
