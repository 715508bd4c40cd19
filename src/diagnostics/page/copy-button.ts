/**
 * In:  a label, and the element whose text is to be copied.
 * Out: a button that copies it; where the browser forbids that, it selects the text.
 */
import type { CheckPageWords } from '../../words/check-page/words.js';
import { copyText } from './copy-text.js';

/** How long a button says that it has copied: milliseconds. */
const SAID = 3000;

export function copyButton(label: string, source: HTMLElement, words: CheckPageWords): HTMLElement {
  const row = document.createElement('p');
  const button = document.createElement('button');
  const said = document.createElement('span');
  row.className = 'copy';
  button.type = 'button';
  button.textContent = label;
  said.setAttribute('role', 'status');
  row.append(button, said);
  button.onclick = async () => {
    said.textContent = (await copyText(source)) ? words.copied : words.notCopied;
    setTimeout(() => (said.textContent = ''), SAID);
  };
  return row;
}
