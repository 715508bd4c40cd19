/** Starts scheduled backups when they are due. */
import { addHours } from 'date-fns/addHours';
import { getUnixTime } from 'date-fns/getUnixTime';
import { startOfDay } from 'date-fns/startOfDay';
import { startOfISOWeek } from 'date-fns/startOfISOWeek';
import { startOfMonth } from 'date-fns/startOfMonth';
import { subDays } from 'date-fns/subDays';
import { subMonths } from 'date-fns/subMonths';
import { subWeeks } from 'date-fns/subWeeks';
import { dateAt } from '../../../schedule/calendar.js';
import { zoneNamed, type Zone } from '../../../schedule/zone.js';
import type { Store } from '../../store/store.js';
import type { Backups } from './backups.js';

/**
 * Values of `backup_auto_type`, which the contract doesn't define. Weekly backups run on Mondays, and monthly
 * ones on the first day of the month.
 */
export const BACKUP_AUTO_TYPES = { off: 0, daily: 1, weekly: 2, monthly: 3 } as const;

export interface BackupSchedule {
  /**
   * Call this after setting a schedule. The first backup is then made at the next due hour, and not immediately
   * if the hour has already passed today.
   */
  changed(account: number): void;
}

interface Dependencies {
  store: Store;
  backups: Backups;
  options: { zone: string; report: (error: unknown) => void };
  closing: AbortSignal;
}

const CHECK_INTERVAL_MS = 60_000;

/**
 * Starts the scheduled backups. Hours are in the station's time zone, based on the machine's clock. If a backup
 * was due while the panel was off, it's made when the panel starts.
 */
export function startBackupSchedule({ store, backups, options, closing }: Dependencies): BackupSchedule {
  /**
   * For each account, the time at which its last backup was started or its schedule was set, in milliseconds
   * UTC.
   */
  const lastStarts = new Map<number, number>();
  const timer = setInterval(() => {
    try {
      startDue();
    } catch (error) {
      options.report(error);
    }
  }, CHECK_INTERVAL_MS);
  timer.unref();
  closing.addEventListener('abort', () => clearInterval(timer));

  function startDue(): void {
    const now = Date.now();
    const zone = zoneNamed(options.zone);
    for (const { account, backup_auto_type, backup_auto_when } of store.broadcasters.all()) {
      if (backup_auto_type === BACKUP_AUTO_TYPES.off || store.accounts.one(account)?.deleted_at !== null)
        continue;
      const due = latestDue(backup_auto_type, backup_auto_when, zone, now);
      if (due <= (lastStarts.get(account) ?? backups.newest(account) ?? 0)) continue;
      // Scheduled backups are always full, even if the last manual one was quick.
      if (backups.start(account, false)) lastStarts.set(account, now);
    }
  }

  return { changed: (account) => void lastStarts.set(account, Date.now()) };
}

const DAYS = { start: startOfDay<Date>, back: subDays<Date> };
const WEEKS = { start: startOfISOWeek<Date>, back: subWeeks<Date> };
const MONTHS = { start: startOfMonth<Date>, back: subMonths<Date> };

/**
 * Returns the latest time at or before `now` at which a backup was due, in milliseconds UTC. `when` is the hour
 * of the day in the time zone.
 */
export function latestDue(type: number, when: number, zone: Zone, now: number): number {
  const { weekly, monthly } = BACKUP_AUTO_TYPES;
  let period = DAYS;
  if (type === weekly) period = WEEKS;
  else if (type === monthly) period = MONTHS;
  const { start, back } = period;
  const seconds = Math.floor(now / 1000);
  for (let day = start(dateAt(zone.wallAt(seconds))); ; day = back(day, 1)) {
    const due = zone.unixAt(getUnixTime(addHours(day, when)));
    if (due <= seconds) return due * 1000;
  }
}
