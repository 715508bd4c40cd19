/** Saves text as a UTF-8 file. `type` is the media type without a charset. */
export function saveFile(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: type + ';charset=utf-8' }));
  link.download = name;
  link.click();
  // Revoke the URL later, because the browser needs it until the download has started.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
