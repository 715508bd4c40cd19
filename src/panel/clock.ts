/** The panel's own time: the machine's, or one that starts elsewhere and runs at another speed. */

export interface Clock {
  /** The panel's time: whole milliseconds, UTC. */
  now(): number;
  /** How fast it runs; 1 is real time, 0 stands still. */
  readonly speed: number;
  /** Moves it to a moment, milliseconds UTC; it runs on from there. */
  set(now: number): void;
}

/** Whether the panel's clock may be there: from 1970 to the end of 9999, where every calendar still works. */
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
