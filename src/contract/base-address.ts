/** Returns an address without the slashes at its end. The pattern `/+$` would take quadratic time. */
export function withoutEndSlashes(address: string): string {
  let end = address.length;
  while (address.charAt(end - 1) === '/') end--;
  return address.slice(0, end);
}
