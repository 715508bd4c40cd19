/** Words of the sleep timer and of playing on other devices. They have files of their own, which are loaded with a player's menu. */
export interface ListeningWords {
  /** Label of the choice. */
  sleep: string;
  /** The timer is off. */
  off: string;
  /** Choice; the time of day follows. */
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
