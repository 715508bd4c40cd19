/** What can be read of an episode, in the order of its sound. */
export interface SeedTexts {
  /** Where each begins, in seconds, and its title. */
  chapters: [start: number, title: string][];
  /** Where each sentence begins, in seconds, who says it, and what. */
  transcript: [start: number, speaker: string, text: string][];
}

/** A podcast of a new station. */
export interface SeedPodcast {
  title: string;
  description: string;
  published: boolean;
  language: string;
  /** Days from its newest episode to the day on which the station starts, 1 to 7. */
  daysAgo: number;
  /** Hour of the day, UTC, at which episodes are published. */
  hour: number;
  /** One a week, the oldest first: title, description, length in seconds, and what can be read of it. */
  episodes: [title: string, description: string, seconds: number, texts?: SeedTexts][];
}
