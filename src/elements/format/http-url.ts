/** Returns a relative or http(s) URL unchanged, and '' for any other. */
export function httpUrl(url: string): string {
  try {
    return /^https?:/.test(new URL(url, 'https://page').protocol) ? url : '';
  } catch {
    return '';
  }
}
