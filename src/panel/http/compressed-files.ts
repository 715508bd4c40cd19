/**
 * In:  files of the widgets and the demo.
 * Out: their bytes, compressed once for as long as the panel runs.
 */
import { LRUCache } from 'lru-cache';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { runCompression } from './compression.js';

export interface CompressedFiles {
  /** The bytes in this coding. `mark` changes with the file. Rejects when it can't be read. */
  read(path: string, mark: string, coding: 'br' | 'gzip'): Promise<Buffer<ArrayBuffer>>;
}

const MAX_FILES = 1000;
/** Brotli at its best takes 2 ms for each KiB: past this a step below it, at a tenth of that. */
const LARGE = 256 * 1024;

const byBrotli = promisify(brotliCompress);
const byGzip = promisify(gzip);

export function createCompressedFiles(): CompressedFiles {
  const files = new LRUCache<string, Promise<Buffer<ArrayBuffer>>>({ max: MAX_FILES });

  function compress(path: string, coding: 'br' | 'gzip'): Promise<Buffer<ArrayBuffer>> {
    return runCompression(async () => pack(await readFile(path), coding));
  }

  function pack(bytes: Buffer, coding: 'br' | 'gzip'): Promise<Buffer<ArrayBuffer>> {
    if (coding === 'gzip') return byGzip(bytes, { level: 9 });
    return byBrotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: bytes.length > LARGE ? 9 : constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    });
  }

  return {
    read(path, mark, coding) {
      const key = `${path}\n${mark}\n${coding}`;
      const known = files.get(key);
      if (known) return known;
      const made = compress(path, coding);
      files.set(key, made);
      made.catch(() => files.delete(key));
      return made;
    },
  };
}
