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
  /** One a week, the oldest first: title, description, length in seconds. */
  episodes: [title: string, description: string, seconds: number][];
}
