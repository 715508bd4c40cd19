/** A podcast that a station begins with. */
export interface SeedPodcast {
  title: string;
  description: string;
  published: boolean;
  language: string;
  /** Days from its newest episode to the day on which the station begins, 1 to 7. */
  daysAgo: number;
  /** Hour of the day at which episodes come out, UTC. */
  hour: number;
  /** One a week, the oldest first: title, description, length in seconds. */
  episodes: [title: string, description: string, seconds: number][];
}
