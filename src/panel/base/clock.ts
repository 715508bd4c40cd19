/** The panel's clock. Its time and speed may differ from the machine's clock. */
export interface Clock {
  /** Time in whole milliseconds UTC. */
  now(): number;
  /** Speed relative to real time: 1 is real time, and 0 stops the clock. */
  readonly speed: number;
  /** Sets the time in milliseconds UTC. The clock continues from there. */
  set(now: number): void;
}

/** Whether the clock can be set to this time, in milliseconds UTC. The time must be in the years 1970 to 9999. */
export function isStationTime(ts: number): boolean {
  return ts >= 0 && ts < 253_402_300_800_000;
}

/** Creates a clock that starts at `start`. Tests replace `machineNow`. */
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
