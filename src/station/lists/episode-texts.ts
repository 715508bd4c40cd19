/** For elements, which know no client: what the feed of a podcast names beside the sound of an episode. */
export { readChapters } from '../../client/podcasts/chapters.js';
export { readTranscript } from '../../client/podcasts/transcript.js';
