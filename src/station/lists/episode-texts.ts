/** Re-exports for `elements`, which isn't allowed to import `client`. */
export { readChapters, type Chapter } from '../../client/podcasts/chapters.js';
export { readTranscript } from '../../client/podcasts/transcript.js';
