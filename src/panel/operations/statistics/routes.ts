/** Statistics of the machine and of the panel's accounts. */
import { dirname } from 'node:path';
import { millisecondsInHour, secondsInDay } from 'date-fns/constants';
import { z } from 'zod';
import { v1 } from '../../../contract/paths.js';
import { timeText } from '../../../schedule/wall-text.js';
import { operation, type Resource } from '../../resources/resource.js';
import type { UserState } from '../../users/auth/state.js';
import { describeMachine, watchMachine, type Load } from './machine.js';

const permanentSchema = z
  .strictObject({
    hostname: z.string(),
    ip: z.string(),
    os: z.string(),
    cpu_cores: z.string(),
    cpu_model: z.string(),
  })
  .meta({ id: 'PermanentStatistics' });

/** The contract defines only the types of these fields. Their units are this panel's choice. */
const dynamicSchema = z
  .strictObject({
    broadsters_num: z.int(),
    resellers_num: z.int(),
    listeners_num: z.int(),
    r_kbps: z.number().meta({ description: 'Incoming traffic in kilobits per second.' }),
    t_kbps: z.number().meta({ description: 'Outgoing traffic in kilobits per second.' }),
    du_free: z.int().meta({ description: 'Free bytes on the disk with the panel’s files.' }),
    du_total: z.int(),
    du_free_readable: z.string().meta({ example: '12.5 GB' }),
    du_total_readable: z.string(),
    uptime: z.string().meta({ description: 'Uptime of the machine.', example: '3 days, 4:05:06' }),
    ram_free_megabytes: z.int(),
    ram_total_megabytes: z.int(),
    cpu_load: z.string().meta({ description: 'Load of all cores.', example: '7.5%' }),
  })
  .meta({ id: 'DynamicStatistics' });

const MEBIBYTE = 1024 * 1024;
/** How long a measurement is cached, so that requests don't add to the load being measured. */
const LOAD_MAX_AGE_MS = 1000;
/**
 * How long the permanent statistics are cached. They expire because some values may be missing if a measurement
 * timed out.
 */
const DESCRIPTION_MAX_AGE_MS = millisecondsInHour;

export function statisticsResources(state: UserState): Resource[] {
  const { options, store } = state;
  const folders = [options.storage, options.db && dirname(options.db), process.cwd()];
  const measureLoad = cached(watchMachine(folders.filter((folder) => folder !== null)), LOAD_MAX_AGE_MS);
  const describe = cached(describeMachine, DESCRIPTION_MAX_AGE_MS);

  const permanent = operation({
    id: 'readPermanentStatistics',
    summary: 'Describe the machine',
    response: { status: 200, description: 'Name, address, system and processor.', schema: permanentSchema },
    run: () => describe(),
  });
  const dynamic = operation({
    id: 'readDynamicStatistics',
    summary: 'Load of the machine, and numbers of accounts and listeners',
    response: { status: 200, description: 'At most a second old.', schema: dynamicSchema },
    async run() {
      const load = await measureLoad();
      const listening = store.servers.all().map(({ id }) => store.history.latest(id)?.n_listeners ?? 0);
      return {
        broadsters_num: store.accounts.ofRole('broadcaster', null).length,
        resellers_num: store.accounts.ofRole('reseller', null).length,
        listeners_num: listening.reduce((sum, each) => sum + each, 0),
        ...machineRecord(load),
      };
    },
  });
  const shared = { tag: 'Settings', access: 'administrators' as const };
  return [
    {
      ...shared,
      path: `${v1.settings}permanent_stats/`,
      name: 'Permanent Stats',
      operations: { get: permanent },
    },
    { ...shared, path: `${v1.settings}dynamic_stats/`, name: 'Dynamic Stats', operations: { get: dynamic } },
  ];
}

function machineRecord({
  r_kbps,
  t_kbps,
  du_free,
  du_total,
  uptime,
  ram_free,
  ram_total,
  cpu_percent,
}: Load): object {
  return {
    r_kbps,
    t_kbps,
    du_free,
    du_total,
    du_free_readable: readableBytes(du_free),
    du_total_readable: readableBytes(du_total),
    uptime: readableTime(uptime),
    ram_free_megabytes: Math.floor(ram_free / MEBIBYTE),
    ram_total_megabytes: Math.floor(ram_total / MEBIBYTE),
    cpu_load: `${cpu_percent.toFixed(1)}%`,
  };
}

/** Caches the result of `work` for `milliseconds`. */
function cached<T>(work: () => Promise<T>, milliseconds: number): () => Promise<T> {
  let last: { at: number; result: Promise<T> } | null = null;
  return () => {
    if (last === null || performance.now() - last.at > milliseconds) {
      const current = { at: performance.now(), result: work() };
      last = current;
      // The maximum age starts when the result arrives. Rejections aren't cached.
      current.result.then(
        () => (current.at = performance.now()),
        () => (current.at = -Infinity),
      );
    }
    return last.result;
  };
}

function readableBytes(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB', 'TB', 'PB'];
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return `${(bytes / 1000 ** power).toFixed(power === 0 ? 0 : 1)} ${units[power] ?? ''}`;
}

function readableTime(seconds: number): string {
  const whole = Math.floor(seconds);
  const days = Math.floor(whole / secondsInDay);
  const clock = timeText(whole).replace(/^0/, '');
  return days === 0 ? clock : `${days} ${days === 1 ? 'day' : 'days'}, ${clock}`;
}
