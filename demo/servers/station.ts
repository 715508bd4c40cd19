/** What an invented station is made of. */
export interface Station {
  name: string;
  /** IANA name. */
  zone: string;
  /** Artists, each with their titles. All have as many. */
  music: [artist: string, ...titles: string[]][];
  /** Who streams live once in a while, and what. */
  live: { dj: string; title: string };
  /** What it has on the same hours each week; empty where its server keeps no schedule. */
  shows: Show[];
}

export interface Show {
  name: string;
  /** Digits, 1 for Monday to 7. */
  days: string;
  /** Hours of the station's day, 0 to 24. */
  from: number;
  to: number;
}
