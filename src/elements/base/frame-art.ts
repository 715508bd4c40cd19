/**
 * Whether a frame may show `art` in place of missing covers. Anyone can create a frame's address, and a stranger's
 * picture would look like the station's own, so the picture must be on the frame's own site or the station's server.
 */
export function isFrameArt(art: string, page: string, baseUrl: string | null): boolean {
  try {
    const { origin } = new URL(art, page);
    return [page, baseUrl].some((address) => address !== null && new URL(address).origin === origin);
  } catch {
    return false;
  }
}
