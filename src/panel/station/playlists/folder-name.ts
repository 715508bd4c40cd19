/** Converts a name to a folder name: lower case, with `_` between words. */
export function folderName(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '');
  return plain === '' ? 'untitled' : plain;
}
