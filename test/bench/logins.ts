/** Measures how long a panel takes to send a file while it checks the passwords of many logins. Needs a build. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const PANEL = 'dist/onair-panel/panel.js';
const LOGINS = 240;
const CLIENT_ADDRESSES = 60;
/** Number of files that are requested before and during the logins. */
const READS = 5;

export async function printLogins(): Promise<void> {
  if (!existsSync(PANEL)) return console.log('  skipped: no panel is built (npm run build)');
  const child = spawn(process.execPath, [PANEL, '--port', '0', '--trust-proxy'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  try {
    let output = '';
    while (!output.includes('on the air: ')) output += String((await once(child.stdout, 'data'))[0]);
    const url = /on the air: (http:\/\/\S+?)\/?\n/.exec(output)![1]!;
    const readFile = async (): Promise<number> => {
      const start = performance.now();
      const response = await fetch(`${url}/onair.js`, { headers: { 'accept-encoding': 'identity' } });
      await response.arrayBuffer();
      return performance.now() - start;
    };
    const readFiles = async (): Promise<number[]> => {
      const times: number[] = [];
      for (let index = 0; index < READS; index += 1) times.push(await readFile());
      return times;
    };
    print('before the logins', await readFiles());
    const statuses = new Map<number, number>();
    const start = performance.now();
    const logins = Array.from({ length: LOGINS }, async (_, index) => {
      const { status } = await fetch(`${url}/api/v1/rest-auth/login/`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `198.51.100.${index % CLIENT_ADDRESSES}`,
        },
        body: JSON.stringify({ username: `account-${index}`, password: 'a guess' }),
      });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    });
    // By then, the panel has received most of the logins.
    await sleep(200);
    print('during the logins', await readFiles());
    await Promise.all(logins);
    const counts = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
    console.log(`  ${LOGINS} logins: ${counts}, the last after ${(performance.now() - start).toFixed(0)} ms`);
  } finally {
    child.kill();
  }
}

function print(when: string, times: number[]): void {
  console.log(`  a file ${when}: ${times.map((ms) => ms.toFixed(0)).join(', ')} ms`);
}
