import { LRUCache } from 'lru-cache';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { runCompression } from './compression.js';

/** Static files, each compressed only once while the panel runs. */
export interface CompressedFiles {
  /**
   * Returns the compressed bytes. `mark` must change whenever the file changes. Rejects if the file can't be
   * read.
   */
  read(path: string, mark: string, coding: 'br' | 'gzip'): Promise<Buffer<ArrayBuffer>>;
}

const MAX_FILES = 1000;
/**
 * Brotli's best quality takes 2 ms per KiB. Files larger than this use quality 9, which takes a tenth of the
 * time.
 */
const LARGE_FILE_BYTES = 256 * 1024;

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
        [constants.BROTLI_PARAM_QUALITY]: bytes.length > LARGE_FILE_BYTES ? 9 : constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    });
  }

  return {
    read(path, mark, coding) {
      const key = `${path}\n${mark}\n${coding}`;
      const cached = files.get(key);
      if (cached) return cached;
      const compressed = compress(path, coding);
      files.set(key, compressed);
      compressed.catch(() => files.delete(key));
      return compressed;
    },
  };
}
