/**
 * Escapes a URL so that a shell reads it as one word. The URL may come from a link written by a stranger, and the
 * reader will copy the command.
 */
export function shellWord(address: string): string {
  const plain = address.replace(/[^\w.:/[\]%~-]/gu, (character) =>
    [...new TextEncoder().encode(character)]
      .map((byte) => '%' + byte.toString(16).toUpperCase().padStart(2, '0'))
      .join(''),
  );
  // Shells interpret brackets as patterns.
  return plain.includes('[') ? `'${plain}'` : plain;
}
