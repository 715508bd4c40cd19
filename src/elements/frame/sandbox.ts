import { secretOf } from './report-height.js';

/**
 * Restores what a frame with `sandbox="allow-scripts"` forbids and the tags need: `submit` events of forms, and links. WordPress
 * frames other sites in this way.
 */
export function bridgeSandbox(): void {
  // In frames without a sandbox, the browser does both.
  if (globalThis.origin !== 'null') return;
  addEventListener('click', (event) => {
    const [target] = event.composedPath();
    if (event.defaultPrevented || !(target instanceof Element)) return;
    const button = target.closest<HTMLButtonElement>('button');
    if (button?.form && button.type === 'submit') {
      // The browser would log that it blocked the form.
      event.preventDefault();
      return submit(button.form);
    }
    const link = target.closest<HTMLAnchorElement>('a[href]');
    const secret = secretOf(location.hash);
    // WordPress opens only links to the frame's own host.
    if (!secret || link?.host !== location.host) return;
    event.preventDefault();
    parent.postMessage({ message: 'link', value: link.href, secret }, '*');
  });
}

/** Forms of the tags are never submitted to a server: they only need the event. */
function submit(form: HTMLFormElement): void {
  if (form.reportValidity()) form.dispatchEvent(new SubmitEvent('submit', { cancelable: true }));
}
