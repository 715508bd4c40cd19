/** The panel's clock: the machine's time, or one that starts at another moment and runs at another speed. */

export interface Clock {
  /** The panel's time: whole milliseconds, UTC. */
  now(): number;
  /** 1 is real time, 0 stands still. */
  readonly speed: number;
  /** Sets the time, in milliseconds UTC; the clock runs on from there. */
  set(now: number): void;
}

/** Whether the clock may be set to this time, in milliseconds UTC: from 1970 to the end of 9999. */
export function isStationTime(ts: number): boolean {
  return ts >= 0 && ts < 253_402_300_800_000;
}

/** A clock that shows `start` at this moment. `machineNow` is replaced in tests. */
export function createClock(start: number, speed: number, machineNow: () => number = Date.now): Clock {
  let panelStart = start;
  let machineStart = machineNow();
  return {
    speed,
    now: () => Math.floor(panelStart + (machineNow() - machineStart) * speed),
    set(now) {
      panelStart = now;
      machineStart = machineNow();
    },
  };
}
