/**
 * In:  a picture and its name.
 * Out: what differs from its baseline, in words. What was seen is kept where the words say.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { compare } from './compare.js';
import type { Picture } from './picture.js';
import { coarse, writePng } from './png.js';

const BASELINES = join(import.meta.dirname, 'baseline');
/** Git takes no notice of it. */
const SEEN = join(import.meta.dirname, 'seen');

/** Empty when the picture is as it should be; `update` makes it what it should be. */
export function differences(name: string, { image, strips }: Picture, update: boolean): string {
  const file = join(BASELINES, `${name}.png`);
  const actual = coarse(image);
  const known = existsSync(file) ? PNG.sync.read(readFileSync(file)) : null;
  const difference = known && compare(actual, known, strips);
  if (known && !difference) return '';
  if (update) {
    writeFileSync(file, writePng(actual));
    return '';
  }
  mkdirSync(SEEN, { recursive: true });
  const seen = join(SEEN, `${name}.png`);
  writeFileSync(seen, writePng(actual));
  if (!difference)
    return `${name}: there is no baseline. What was seen is ${seen}; npm run shots -- --update keeps it.`;
  const marked = join(SEEN, `${name}.diff.png`);
  if (difference.image) writeFileSync(marked, PNG.sync.write(difference.image));
  const where = difference.image ? `${seen}, what differs is red in ${marked}` : seen;
  return `${name}: ${difference.says.join('; ')}. What was seen is ${where}. If it is right: npm run shots -- --update.`;
}
