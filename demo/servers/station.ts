/** A fictional station. */
export interface Station {
  name: string;
  /** IANA time zone. */
  zone: string;
  /** Artists with their titles. All artists have the same number of titles. */
  music: [artist: string, ...titles: string[]][];
  /** The DJ who streams live occasionally. */
  live: { dj: string; title: string };
  /** Weekly shows; [] if the server has no schedule. */
  shows: Show[];
}

export interface Show {
  name: string;
  /** Digits from 1 (Monday) to 7. */
  days: string;
  /** Hours of the station's day, 0 to 24. */
  from: number;
  to: number;
}
