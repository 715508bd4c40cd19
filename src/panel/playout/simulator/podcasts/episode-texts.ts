import type { SeedTexts } from './podcast.js';

/** Returns the chapters in the JSON format of Podcasting 2.0. */
export function chaptersJson({ chapters }: SeedTexts): string {
  const list = chapters.map(([startTime, title]) => ({ startTime, title }));
  return JSON.stringify({ version: '1.2.0', chapters: list });
}

/**
 * Returns the transcript as WebVTT. Each cue lasts until the next one. The last cue lasts until the end of the
 * episode, whose length is `seconds`.
 */
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
