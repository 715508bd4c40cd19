import type { CheckPageWords } from '../../words/owner-words.js';

const COPIED_MESSAGE_MS = 3000;

/** Returns a button that copies the text of `source`. */
export function copyButton(label: string, source: HTMLElement, words: CheckPageWords): HTMLElement {
  const row = document.createElement('p');
  const button = document.createElement('button');
  const message = document.createElement('span');
  row.className = 'copy';
  button.type = 'button';
  button.textContent = label;
  message.setAttribute('role', 'status');
  row.append(button, message);
  button.onclick = async () => {
    message.textContent = (await copyText(source)) ? words.copied : words.notCopied;
    setTimeout(() => (message.textContent = ''), COPIED_MESSAGE_MS);
  };
  return row;
}

/** Copies the text of an element. If the browser doesn't allow that, selects the text and returns false. */
export async function copyText(source: HTMLElement): Promise<boolean> {
  // Text can be selected only if it is visible.
  source.closest('details')?.setAttribute('open', '');
  try {
    await navigator.clipboard.writeText(source.textContent);
    return true;
  } catch {
    // The clipboard API isn't available on http pages, in sandboxes and without permission.
    getSelection()?.selectAllChildren(source);
    return document.execCommand('copy');
  }
}
