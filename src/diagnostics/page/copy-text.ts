/**
 * In:  an element whose text is to be copied.
 * Out: whether the clipboard has it. Where not, the text is selected.
 */
export async function copyText(source: HTMLElement): Promise<boolean> {
  // What is not shown can't be selected.
  source.closest('details')?.setAttribute('open', '');
  try {
    await navigator.clipboard.writeText(source.textContent);
    return true;
  } catch {
    // By http, but for this machine, in a sandbox, and where the visitor has said no, there is the old way alone.
    getSelection()?.selectAllChildren(source);
    return document.execCommand('copy');
  }
}
