/**
 * In:  the content of a page in a frame, and the address of that page.
 * Out: its height, told to the page around it whenever it changes, in the words of WordPress, of Pym.js, and of our `embed.js`.
 *
 * Who frames the page is not known, so nothing but a height is ever told, and what is heard only makes it tell again.
 */

/** Between the words of Pym.js. */
const PYM = 'xPYMx';

/** Milliseconds between two looks at a height that the browser may not observe. */
const EVERY = 500;

/** The messages that tell this height, in CSS pixels, to a page that framed us by this address. */
export function heightMessages(
  height: number,
  { hash, search }: { hash: string; search: string },
): unknown[] {
  const secret = secretOf(hash);
  const child = new URLSearchParams(search).get('childId');
  return [
    { onairHeight: height },
    ...(secret ? [{ message: 'height', value: height, secret }] : []),
    ...(child && /^[\w-]{1,100}$/.test(child) ? [['pym', child, 'height', height].join(PYM)] : []),
  ];
}

/** What WordPress puts into the address of a frame, `#?secret=…`, and knows its messages by; null without one. */
export function secretOf(hash: string): string | null {
  return /^#\?secret=([a-z\d]{1,40})$/i.exec(hash)?.[1] ?? null;
}

/** Whether the page around has begun to listen, and asks for what was told before. */
function isQuestion(data: unknown): boolean {
  if (typeof data === 'string') return data.startsWith(`pym${PYM}`);
  const { message, onair } = Object(data) as Record<string, unknown>;
  return message === 'ready' || onair === 'ready';
}

export function reportHeight(content: Element): void {
  if (parent === window) return;
  let told = 0;
  const tell = (): void => {
    const height = Math.ceil(content.getBoundingClientRect().height);
    // A frame that isn't shown has no height to tell.
    if (height) heightMessages((told = height), location).forEach((each) => parent.postMessage(each, '*'));
  };
  const onChange = (): void => {
    if (Math.ceil(content.getBoundingClientRect().height) !== told) tell();
  };
  new ResizeObserver(onChange).observe(content);
  // Browsers observe nothing in a frame that is far from what the reader sees. It would jump when it comes near.
  setInterval(onChange, EVERY);
  addEventListener('message', ({ source, data }) => {
    if (source === parent && isQuestion(data)) tell();
  });
}
