/** Has the browser save a text as a file. `type` is its media type, without the encoding, which is UTF-8. */
export function saveFile(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: type + ';charset=utf-8' }));
  link.download = name;
  link.click();
  // Later, because the browser must have begun to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
