/** Measures memory and processor time of a panel with 2,000 event listeners, and the delay until the last one gets an event. */
import { readFileSync } from 'node:fs';
import { request, type ClientRequest } from 'node:http';
import { controlOf } from '../kit/control.js';
import { startProcess } from '../kit/panel-process.js';
import { until } from '../kit/until.js';

const LISTENERS = 2000;
/** Maximum number of connections that wait for their first event. */
const MAX_WAITING = 50;
/** Number of plays that are measured, one after the other. */
const PLAYS = 5;
const KIB_PER_MIB = 1024;

/** Returns the resident memory of a process in megabytes. */
function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / KIB_PER_MIB);
}

export async function printEvents(): Promise<void> {
  const panel = await startProcess(['--port', '0', '--control', '--speed', '0']);
  if (panel.url === null) throw new Error(panel.complaints());
  const { play, clock } = controlOf(panel.url);
  const requests: ClientRequest[] = [];
  /** Milliseconds at which each listener received the last event. */
  const heardAt = new Map<number, number>();
  let title = '';
  let failed = 0;
  /** Number of listeners that have received the title. */
  const informed = (): number => heardAt.size;

  function listen(url: string, listener: number): void {
    const localAddress = `127.1.${listener >> 8}.${listener & 255}`;
    const pageRequest = request(`${url}/events/1/`, { agent: false, localAddress }, (response) => {
      if (response.statusCode !== 200) failed += 1;
      response.setEncoding('utf8').on('data', (text: string) => {
        if (text.includes(`"title":"${title}"`)) heardAt.set(listener, performance.now());
      });
      response.on('error', () => undefined);
    });
    pageRequest.on('error', () => (failed += 1)).end();
    requests.push(pageRequest);
  }

  try {
    await play({ title: (title = 'First'), length: 600_000 });
    const before = memoryOf(panel.pid);
    for (let listener = 0; listener < LISTENERS; listener += 1) {
      listen(panel.url, listener);
      await until(() => requests.length - informed() - failed < MAX_WAITING, 'a first event');
    }
    await until(() => informed() + failed >= LISTENERS, 'the first events');
    const open = informed();
    const latest: number[] = [];
    for (let index = 0; index < PLAYS; index += 1) {
      await clock({ advance_ms: 1000 });
      heardAt.clear();
      title = `Play ${index}`;
      const begun = performance.now();
      await play({ title, length: 600_000 });
      await until(() => informed() >= open, 'the event to reach all listeners');
      latest.push(Math.max(...heardAt.values()) - begun);
    }
    console.log(
      `  ${open} of ${LISTENERS} listeners open; the panel has ${memoryOf(panel.pid)} KIB_PER_MIB, ${before} KIB_PER_MIB before they came; ` +
        `the last one gets an event ${latest.map((ms) => ms.toFixed(0)).join(', ')} ms after the play started`,
    );
  } finally {
    requests.forEach((each) => each.destroy());
    await panel.stop();
  }
}
