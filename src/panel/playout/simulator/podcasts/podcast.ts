/** An episode's chapters and transcript, in playing order. Starts are in seconds. */
export interface SeedTexts {
  chapters: [start: number, title: string][];
  transcript: [start: number, speaker: string, text: string][];
}

/** A podcast of a new station. */
export interface SeedPodcast {
  title: string;
  description: string;
  published: boolean;
  language: string;
  /** Age of the newest episode in days on the day on which the station starts, from 1 to 7. */
  daysAgo: number;
  /** Hour of the day (UTC) when episodes are published. */
  hour: number;
  /** The episodes, oldest first. There is one per week. */
  episodes: [title: string, description: string, seconds: number, texts?: SeedTexts][];
}
