/** Separator in Pym.js messages. */
const PYM = 'xPYMx';

const CHECK_INTERVAL_MS = 500;

/**
 * Returns the messages that report a height, in CSS pixels, to the embedding page: one message each for `embed.js`,
 * WordPress and Pym.js. The last two need an identifier from the frame's URL.
 */
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

/**
 * Returns the secret that WordPress adds to a frame's URL, `#?secret=…`, and expects in messages; null if there is
 * none.
 */
export function secretOf(hash: string): string | null {
  return /^#\?secret=([a-z\d]{1,40})$/i.exec(hash)?.[1] ?? null;
}

/** Whether a message from the embedding page requests the current height. Pages send it when they start to listen. */
function isHeightRequest(data: unknown): boolean {
  if (typeof data === 'string') return data.startsWith(`pym${PYM}`);
  const { message, onair } = (data ?? {}) as Record<string, unknown>;
  return message === 'ready' || onair === 'ready';
}

/**
 * Reports the height of a frame's content to the embedding page, now and on each change. That page may belong to any
 * site, so only the height is sent. A message from it can only request the height again.
 */
export function reportHeight(content: Element): void {
  if (parent === window) return;
  let reported = 0;
  const report = (): void => {
    const height = Math.ceil(content.getBoundingClientRect().height);
    // A hidden frame has no height.
    if (!height) return;
    reported = height;
    for (const message of heightMessages(height, location)) parent.postMessage(message, '*');
  };
  const reportChange = (): void => {
    if (Math.ceil(content.getBoundingClientRect().height) !== reported) report();
  };
  new ResizeObserver(reportChange).observe(content);
  // Browsers don't notify observers in a frame far outside the viewport, so the height would change only when the frame
  // is scrolled into view. Poll it instead.
  setInterval(reportChange, CHECK_INTERVAL_MS);
  addEventListener('message', ({ source, data }) => {
    if (source === parent && isHeightRequest(data)) report();
  });
}
