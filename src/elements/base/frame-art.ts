/**
 * Whether a frame may show the picture `art` in place of missing covers. Anyone can create a frame's URL, and visitors
 * would assume that the picture is from the station. The picture must therefore be on the frame's own site or on the
 * station's server.
 */
export function isFrameArt(art: string, page: string, baseUrl: string | null): boolean {
  try {
    const { origin } = new URL(art, page);
    return [page, baseUrl].some((address) => address !== null && new URL(address).origin === origin);
  } catch {
    return false;
  }
}
