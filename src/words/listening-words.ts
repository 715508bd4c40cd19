/** Words of the sleep timer. They have files of their own, which are loaded with a player's menu. */
export interface ListeningWords {
  /** Label of the choice. */
  sleep: string;
  /** The timer is off. */
  off: string;
  /** Choice; the time of day follows. */
  showEnd: string;
}
