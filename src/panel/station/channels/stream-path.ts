/** The path of a channel's stream on this panel, whatever its mount point is. */
export function streamPath(id: number): string {
  return `/listen/${id}/radio.wav`;
}
