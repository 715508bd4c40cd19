/**
 * In:  the plugin's words in one language, by the English ones.
 * Out: the same as an `.mo` file, which WordPress reads.
 *
 * What is missing stays English.
 */

/** WordPress looks for words of a `block.json` by these, and for those of PHP by none. */
const CONTEXTS = { title: 'block title', description: 'block description' };
const MAGIC = 0x950412de;

export function writeMo(words, tags, language) {
  const entries = { '': `Content-Type: text/plain; charset=UTF-8\nLanguage: ${language}\n`, ...words };
  for (const tag of Object.values(tags)) {
    for (const [field, context] of Object.entries(CONTEXTS)) {
      const word = words[tag[field]];
      if (word !== undefined) entries[`${context}\u0004${tag[field]}`] = word;
    }
  }
  const pairs = Object.entries(entries)
    .map(([from, to]) => [Buffer.from(from), Buffer.from(to)])
    .sort(([a], [b]) => Buffer.compare(a, b));
  return Buffer.concat([header(pairs.length), ...tables(pairs)]);
}

/** Two tables follow: of the English words, of the others. A hash table may be missing. */
function header(count) {
  const fields = [MAGIC, 0, count, 28, 28 + 8 * count, 0, 28 + 16 * count];
  return integers(fields);
}

/** Of each word its length and place; then the words, each with a zero behind it. */
function tables(pairs) {
  const texts = [0, 1].flatMap((side) => pairs.map((pair) => pair[side]));
  let place = 28 + 8 * texts.length;
  const table = texts.flatMap((text) => {
    const entry = [text.length, place];
    place += text.length + 1;
    return entry;
  });
  return [integers(table), ...texts.flatMap((text) => [text, Buffer.of(0)])];
}

function integers(numbers) {
  const bytes = Buffer.alloc(4 * numbers.length);
  numbers.forEach((number, index) => bytes.writeUInt32LE(number, 4 * index));
  return bytes;
}
