import { listening as english } from '../../words/en/listening.js';
import { listeningFiles } from '../../words/listening-files.js';
import { ChunkWords } from '../base/chunk-words.js';

/** Text of the sleep timer and of playback on other devices. */
export const listeningWords = new ChunkWords('listening', english, listeningFiles);
