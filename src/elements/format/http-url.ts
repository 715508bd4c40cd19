/** An address as it is, where it is relative or http(s); else none. */
export function httpUrl(address: string): string {
  try {
    return /^https?:/.test(new URL(address, 'https://page').protocol) ? address : '';
  } catch {
    return '';
  }
}
