/** Converts a name to a folder name, which is in lower case and has `_` between words. */
export function folderName(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '');
  return plain === '' ? 'untitled' : plain;
}
