/** WordPress looks up texts of a `block.json` with these contexts, and texts in PHP without a context. */
const CONTEXTS = { title: 'block title', description: 'block description' };
const MAGIC = 0x950412de;

/**
 * Returns an `.mo` file for WordPress. `words` are the translations, keyed by the English text. Texts without
 * a translation stay English.
 */
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

/** The header points to two tables: English texts and translations. The optional hash table is left out. */
function header(count) {
  const fields = [MAGIC, 0, count, 28, 28 + 8 * count, 0, 28 + 16 * count];
  return integers(fields);
}

/**
 * Each table has the length and the offset of every text. The texts follow, each terminated by a zero byte.
 */
function tables(pairs) {
  const texts = [0, 1].flatMap((side) => pairs.map((pair) => pair[side]));
  let offset = 28 + 8 * texts.length;
  const table = texts.flatMap((text) => {
    const entry = [text.length, offset];
    offset += text.length + 1;
    return entry;
  });
  return [integers(table), ...texts.flatMap((text) => [text, Buffer.of(0)])];
}

function integers(numbers) {
  const bytes = Buffer.alloc(4 * numbers.length);
  numbers.forEach((number, index) => bytes.writeUInt32LE(number, 4 * index));
  return bytes;
}
