/** Text of the sleep timer and of playing on other devices. It has separate files, which are loaded with a player's menu. */
export interface ListeningWords {
  /** Label of the list of choices. */
  sleep: string;
  /** Choice that turns the timer off. */
  off: string;
  /** Choice that stops at the end of the show; followed by a time of day. */
  showEnd: string;
  /** The entry that opens the browser's list of devices. */
  device: string;
  /** The same entry while another device plays. */
  onDevice: string;
  /** Status below the entry. */
  noDevice: string;
  /** Status below the entry, after a device was chosen. */
  unconnected: string;
}
