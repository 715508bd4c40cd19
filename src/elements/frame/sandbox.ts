import { secretOf } from './report-height.js';

/**
 * Restores two features that the tags need and that `sandbox="allow-scripts"` blocks: `submit` events and links.
 * WordPress embeds other sites in such frames.
 */
export function bridgeSandbox(): void {
  // In frames without a sandbox, the browser handles both.
  if (globalThis.origin !== 'null') return;
  addEventListener('click', (event) => {
    const [target] = event.composedPath();
    if (event.defaultPrevented || !(target instanceof Element)) return;
    const button = target.closest<HTMLButtonElement>('button');
    if (button?.form && button.type === 'submit') {
      // Otherwise the browser would log that it blocked the form.
      event.preventDefault();
      return submit(button.form);
    }
    const link = target.closest<HTMLAnchorElement>('a[href]');
    const secret = secretOf(location.hash);
    // WordPress opens only links whose host is the same as the frame's.
    if (!secret || link?.host !== location.host) return;
    event.preventDefault();
    parent.postMessage({ message: 'link', value: link.href, secret }, '*');
  });
}

/** Dispatches the `submit` event. The tags handle it and never send a form to a server. */
function submit(form: HTMLFormElement): void {
  if (form.reportValidity()) form.dispatchEvent(new SubmitEvent('submit', { cancelable: true }));
}
