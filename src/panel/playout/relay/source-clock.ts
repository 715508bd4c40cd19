/**
 * In:  what a source's clock shows, look by look.
 * Out: by how much its times are wrong: milliseconds to add to them.
 */

export interface SourceClock {
  /** `now` is the source's clock, null where it does not tell; `askedAt` ours, when the answer came. */
  learn(now: number | null, askedAt: number): void;
  correction(): number;
}

/** What an answer took on its way, and what lies within a whole second, is no wrong clock: milliseconds. */
const RIGHT = 1000;
/** No cache holds an answer of what is on air for so long: a clock that differs by more was set. Milliseconds. */
const SET = 60_000;
/** As many looks are remembered: a clock may be set right. */
const LOOKS = 20;

export function createSourceClock(): SourceClock {
  let behind: number[] = [];
  let correction = 0;
  return {
    learn(now, askedAt) {
      if (now === null) return;
      const shown = now % 1000 === 0 ? now + 500 : now;
      const seen = askedAt - shown;
      const wasSet = behind.some((each) => Math.abs(each - seen) > SET);
      behind = [...(wasSet ? [] : behind), seen].slice(-LOOKS);
      // An answer may be older than it says, on its way or in a cache, never newer.
      const measured = Math.min(...behind);
      if (Math.abs(measured - correction) > RIGHT) correction = Math.abs(measured) > RIGHT ? measured : 0;
    },
    correction: () => correction,
  };
}
