/**
 * In:  what can be read of an episode.
 * Out: its chapters as the JSON of Podcasting 2.0, and its transcript as WebVTT.
 */
import type { SeedTexts } from './podcast.js';

export function chaptersJson({ chapters }: SeedTexts): string {
  const list = chapters.map(([startTime, title]) => ({ startTime, title }));
  return JSON.stringify({ version: '1.2.0', chapters: list });
}

/** Each sentence lasts until the next one begins, the last one until the episode ends. */
export function webVtt({ transcript }: SeedTexts, seconds: number): string {
  const cues = transcript.map(([start, speaker, text], index) => {
    const end = transcript[index + 1]?.[0] ?? seconds;
    return `${timestamp(start)} --> ${timestamp(end)}\n<v ${speaker}>${text}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}

function timestamp(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(11, -1);
}
