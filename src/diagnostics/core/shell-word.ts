/**
 * In:  an address, from a link that anybody may have sent.
 * Out: one word of a command line: whoever copies the command runs that command and no other.
 */
export function shellWord(address: string): string {
  const plain = address.replace(/[^\w.:/[\]%~-]/gu, (character) =>
    [...new TextEncoder().encode(character)]
      .map((byte) => '%' + byte.toString(16).toUpperCase().padStart(2, '0'))
      .join(''),
  );
  // Shells look for files by brackets.
  return plain.includes('[') ? `'${plain}'` : plain;
}
