/** Number of characters in a line of the documentation. */
const LINE_LENGTH = 150;

/**
 * Returns Markdown in which one paragraph was changed and wrapped again. Throws if `pattern`, which is tested on the paragraph
 * as one line, isn't found.
 */
export function replaceInParagraph(markdown, pattern, replacement) {
  const paragraphs = markdown.split('\n\n');
  const lines = paragraphs.map((paragraph) => paragraph.replaceAll('\n', ' '));
  const index = lines.findIndex((line) => pattern.test(line));
  if (index < 0) throw new Error(`No paragraph matches ${pattern}.`);
  paragraphs[index] = wrap(lines[index].replace(pattern, replacement));
  return paragraphs.join('\n\n');
}

function wrap(text) {
  const lines = [''];
  for (const word of text.trim().split(' ')) {
    const longer = lines.at(-1) ? `${lines.at(-1)} ${word}` : word;
    if (longer.length > LINE_LENGTH) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines.join('\n');
}
