import { requests as english } from '../../words/en/requests.js';
import { requestFiles } from '../../words/request-files.js';
import { ChunkWords } from '../base/chunk-words.js';

/** Text of song requests. */
export const requestWords = new ChunkWords('requests', english, requestFiles);
