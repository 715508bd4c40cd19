/**
 * Text of the sleep timer and of playback on other devices. It is in separate files, which are loaded with a player's
 * menu.
 */
export interface ListeningWords {
  /** Label of the list of choices. */
  sleep: string;
  /** Choice that turns the timer off. */
  off: string;
  /** Choice that stops the sound at the end of the show. It is followed by a time of day. */
  showEnd: string;
  /** Menu entry that opens the browser's list of devices. */
  device: string;
  /** Text of the same entry while another device is playing. */
  onDevice: string;
  /** Status below the entry. */
  noDevice: string;
  /** Status below the entry, after a device was chosen but couldn't be reached. */
  unconnected: string;
}
