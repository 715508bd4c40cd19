/**
 * In:  a panel in a process of its own.
 * Out: what 2,000 listeners of its events cost, each from an address of its own, and when the last one of them has an event.
 */
import { readFileSync } from 'node:fs';
import { request, type ClientRequest } from 'node:http';
import { controlOf } from '../kit/control.js';
import { startProcess } from '../kit/panel-process.js';
import { until } from '../kit/until.js';

const LISTENERS = 2000;
/** New connections that wait for their first event at a time. */
const MOST_NEW = 50;
/** How many plays are begun, one after the other. */
const PLAYS = 5;
const MB = 1024;

/** The memory of a process: megabytes. */
function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / MB);
}

export async function printEvents(): Promise<void> {
  const panel = await startProcess(['--port', '0', '--control', '--speed', '0']);
  if (panel.url === null) throw new Error(panel.complaints());
  const { play, clock } = controlOf(panel.url);
  const requests: ClientRequest[] = [];
  /** When each listener had the last event: milliseconds. */
  const heardAt = new Map<number, number>();
  let title = '';
  let failed = 0;
  /** Those that have the title. */
  const told = (): number => heardAt.size;

  function listen(url: string, listener: number): void {
    const localAddress = `127.1.${listener >> 8}.${listener & 255}`;
    const asked = request(`${url}/events/1/`, { agent: false, localAddress }, (response) => {
      if (response.statusCode !== 200) failed += 1;
      response.setEncoding('utf8').on('data', (text: string) => {
        if (text.includes(`"title":"${title}"`)) heardAt.set(listener, performance.now());
      });
      response.on('error', () => undefined);
    });
    asked.on('error', () => (failed += 1)).end();
    requests.push(asked);
  }

  try {
    await play({ title: (title = 'First'), length: 600_000 });
    const before = memoryOf(panel.pid);
    for (let listener = 0; listener < LISTENERS; listener += 1) {
      listen(panel.url, listener);
      await until(() => requests.length - told() - failed < MOST_NEW, 'a first event');
    }
    await until(() => told() + failed >= LISTENERS, 'the first events');
    const open = told();
    const latest: number[] = [];
    for (let index = 0; index < PLAYS; index += 1) {
      await clock({ advance_ms: 1000 });
      heardAt.clear();
      title = `Play ${index}`;
      const begun = performance.now();
      await play({ title, length: 600_000 });
      await until(() => told() >= open, 'the event at all listeners');
      latest.push(Math.max(...heardAt.values()) - begun);
    }
    console.log(
      `  ${open} of ${LISTENERS} listeners open; the panel has ${memoryOf(panel.pid)} MB, ${before} MB before they came; ` +
        `the last one has an event ${latest.map((ms) => ms.toFixed(0)).join(', ')} ms after it was put on air`,
    );
  } finally {
    requests.forEach((each) => each.destroy());
    await panel.stop();
  }
}
