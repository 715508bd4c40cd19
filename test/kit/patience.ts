/** How long a test waits for something that only a hang prevents: milliseconds. Waits on one page or server share this limit. */
export const PATIENCE_MS = 120_000;
