/** Re-exports for `elements`, which may not import `client`. */
export { readChapters, type Chapter } from '../../client/podcasts/chapters.js';
export { readTranscript } from '../../client/podcasts/transcript.js';
