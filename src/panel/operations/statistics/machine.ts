/** Describes the machine on which the panel runs and measures its load, on Linux, macOS and Windows. */
import { statfs } from 'node:fs/promises';
import { cpus, freemem, hostname, networkInterfaces, release, totalmem, type, uptime } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { cpu, currentLoad, mem, networkStats, osInfo } from 'systeminformation';

/** Field names and types follow the contract, in which all values are strings. */
export interface PermanentStatistics {
  hostname: string;
  /** The first address that isn't a loopback address, or 127.0.0.1 if there is none. */
  ip: string;
  os: string;
  cpu_cores: string;
  cpu_model: string;
}

export interface Load {
  /** Received (`r_kbps`) and sent (`t_kbps`) kilobits per second. */
  r_kbps: number;
  t_kbps: number;
  /** Disk space in bytes. */
  du_free: number;
  du_total: number;
  /** Time since the machine started, in seconds. */
  uptime: number;
  /** Memory in bytes. */
  ram_free: number;
  ram_total: number;
  /** CPU usage in percent, averaged over all cores. */
  cpu_percent: number;
}

/** Time limit for each measurement, since a network disk may not respond. */
const TIMEOUT_MS = 3000;
/** Time between two readings of the network counters if there is no recent reading. */
const SAMPLE_INTERVAL_MS = 500;
/** How long a reading of the network counters can be reused. */
const MAX_SAMPLE_AGE_MS = 10_000;

export async function describeMachine(): Promise<PermanentStatistics> {
  const [system, processor] = await Promise.all([inTime(osInfo(), null), inTime(cpu(), null)]);
  return {
    hostname: hostname(),
    ip: reachableAddress(),
    os: words(system?.distro, system?.release, system?.arch) || words(type(), release()),
    cpu_cores: String(cpus().length),
    cpu_model: words(processor?.manufacturer, processor?.brand) || (cpus()[0]?.model ?? ''),
  };
}

/** Returns a function that measures the load. Disk space is measured on the disk of the first existing folder in `folders`. */
export function watchMachine(folders: readonly string[]): () => Promise<Load> {
  let before: Traffic | null = null;

  async function watchTraffic(): Promise<{ r_kbps: number; t_kbps: number }> {
    if (before === null || performance.now() - before.at > MAX_SAMPLE_AGE_MS) {
      before = await countTraffic();
      await sleep(SAMPLE_INTERVAL_MS);
    }
    const first = before;
    const second = await countTraffic();
    before = second;
    const milliseconds = Math.max(1, second.at - first.at);
    // Bits per millisecond are kilobits per second. A counter restarts from 0 when its interface is restarted.
    const rate = (from: number, to: number) => Math.round((Math.max(0, to - from) * 80) / milliseconds) / 10;
    return { r_kbps: rate(first.received, second.received), t_kbps: rate(first.sent, second.sent) };
  }

  return async () => {
    const [traffic, disk, memory, load] = await Promise.all([
      inTime(watchTraffic(), { r_kbps: 0, t_kbps: 0 }),
      inTime(readDisk(folders), { du_free: 0, du_total: 0 }),
      inTime(mem(), null),
      inTime(currentLoad(), null),
    ]);
    return {
      ...traffic,
      ...disk,
      uptime: uptime(),
      ram_free: memory?.available ?? freemem(),
      ram_total: memory?.total ?? totalmem(),
      cpu_percent: load?.currentLoad ?? 0,
    };
  };
}

interface Traffic {
  /** Time of the reading in milliseconds, by a monotonic clock. */
  at: number;
  /** Number of bytes since the interfaces were started. */
  received: number;
  sent: number;
}

async function countTraffic(): Promise<Traffic> {
  const counted = await networkStats('*');
  const inside = Object.entries(networkInterfaces())
    .filter(([, addresses]) => addresses?.every(({ internal }) => internal))
    .map(([name]) => name);
  const outside = counted.filter(({ iface }) => !inside.includes(iface));
  return {
    at: performance.now(),
    received: outside.reduce((sum, { rx_bytes }) => sum + (rx_bytes || 0), 0),
    sent: outside.reduce((sum, { tx_bytes }) => sum + (tx_bytes || 0), 0),
  };
}

async function readDisk(folders: readonly string[]): Promise<{ du_free: number; du_total: number }> {
  for (const folder of folders) {
    try {
      const { bsize, bavail, blocks } = await statfs(folder);
      return { du_free: bavail * bsize, du_total: blocks * bsize };
    } catch {
      // The folder doesn't exist yet.
    }
  }
  return { du_free: 0, du_total: 0 };
}

function reachableAddress(): string {
  const outside = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal }) => !internal);
  return (outside.find(({ family }) => family === 'IPv4') ?? outside[0])?.address ?? '127.0.0.1';
}

/** Returns the result of `work`, or `otherwise` if `work` rejects or takes too long. */
async function inTime<T, Otherwise>(work: Promise<T>, otherwise: Otherwise): Promise<T | Otherwise> {
  const timeout = new AbortController();
  try {
    return await Promise.race([work, sleep(TIMEOUT_MS, otherwise, { signal: timeout.signal })]);
  } catch {
    return otherwise;
  } finally {
    timeout.abort();
    // A rejection after the timeout must not end the process.
    work.catch(() => undefined);
  }
}

function words(...texts: (string | undefined)[]): string {
  return texts.filter((text) => text).join(' ');
}
