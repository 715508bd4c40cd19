/**
 * Whether a frame may show `art` in place of missing covers. Anyone can write the address of a frame, so the picture must be on the
 * frame's own site or on the station's server: a stranger's picture would look like the station's own.
 */
export function isFrameArt(art: string, page: string, baseUrl: string | null): boolean {
  try {
    const { origin } = new URL(art, page);
    return [page, baseUrl].some((address) => address !== null && new URL(address).origin === origin);
  } catch {
    return false;
  }
}
