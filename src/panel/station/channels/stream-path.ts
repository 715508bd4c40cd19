/** Returns the path of a channel's stream on this panel. It doesn't depend on the channel's mount point. */
export function streamPath(id: number): string {
  return `/listen/${id}/radio.wav`;
}
