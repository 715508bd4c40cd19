import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { startPanel } from '../../../../src/panel/panel.js';
import { openSshd, whyNoSshd, type Sshd } from '../../../support/sshd.js';
import {
  ADMINISTRATOR,
  openAdministered,
  PASSWORD,
  until,
  type AdministeredPanel,
} from '../../administration/in-process.js';

const CHECK = 'before_migration_check/';
const TRANSFER = 'migration_file_transfer/';
const ACCOUNT = 'harbour';

const folder = mkdtempSync(join(tmpdir(), 'onair-migration-'));
after(() => rmSync(folder, { recursive: true, force: true }));
let panels = 0;

/** A panel that may take files from these hosts, with one account. */
async function open(
  sources: Sshd[],
): Promise<AdministeredPanel & { files: string; incoming: string; db: string }> {
  const db = join(folder, `${++panels}.sqlite`);
  const panel = openAdministered({ db, allowMigrationFrom: sources });
  const own = join(`${db}.files`, String(await panel.add(ACCOUNT)));
  return { ...panel, db, files: join(own, 'files'), incoming: join(own, 'incoming') };
}

/** What is sent in the place of what is right. */
type Login = { [Name in 'host' | 'port' | 'user' | 'username' | 'password']?: string | undefined };

const query = (sshd: Sshd, more: Login = {}) => {
  const { host, port, username, password } = sshd;
  return new URLSearchParams({
    host,
    port: String(port),
    username,
    password,
    user: ACCOUNT,
    ...more,
  }).toString();
};

const opened = await openSshd();
after(() => opened?.close());
const panel = await open(opened ? [opened] : []);

describe('moving an account from another host', { skip: whyNoSshd() ?? false }, () => {
  const sshd = opened!;

  const check = (more?: Login, on = panel) => on.as(ADMINISTRATOR, 'GET', `${CHECK}?${query(sshd, more)}`);
  const transfer = (more?: Login, on = panel) =>
    on.as(ADMINISTRATOR, 'GET', `${TRANSFER}?${query(sshd, more)}`);
  const put = (name: string, content: string | Buffer) => {
    mkdirSync(join(sshd.home, name, '..'), { recursive: true });
    writeFileSync(join(sshd.home, name), content);
  };

  describe('before it', () => {
    it('HEAD asks for nothing', async () => {
      const answer = await panel.as(ADMINISTRATOR, 'HEAD', `${CHECK}?${query(sshd)}`);
      assert.deepEqual([answer.status, answer.headers.get('allow')], [405, 'GET, OPTIONS']);
    });

    it('a login that works is told', async () => {
      const answer = await check();
      assert.deepEqual([answer.status, answer.json()], [200, { success: true }]);
      assert.equal(answer.headers.get('cache-control'), 'no-store');
    });

    it('a wrong password and an unknown login are told', async () => {
      for (const more of [{ password: 'a guess' }, { username: 'nobody-at-all' }]) {
        const answer = await check(more);
        assert.deepEqual([answer.status, answer.json()], [500, { success: false }]);
      }
    });

    it('a host that doesn’t answer is told', async () => {
      const port = await closedPort();
      const away = await open([{ ...sshd, port }]);
      const answer = await check({ port: String(port) }, away);
      assert.deepEqual([answer.status, answer.json()], [500, { success: false }]);
    });

    it('a host that is no SSH server, and one without a name, are told', async () => {
      const server = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      const named = { ...sshd, host: 'no-such-host.invalid' };
      const other = await open([{ ...sshd, port }, named]);
      assert.equal((await check({ port: String(port) }, other)).status, 500);
      assert.equal((await check({ host: named.host }, other)).status, 500);
      server.close();
    });

    it('a host with another key never sees the password', async () => {
      const fingerprint = `SHA256:${'A'.repeat(43)}`;
      const deceived = await open([{ ...sshd, fingerprint }]);
      const said = sshd.log().length;
      const answer = await check({}, deceived);
      assert.deepEqual([answer.status, answer.json()], [500, { success: false }]);
      await until(
        () => /Connection (closed|reset)|Disconnected/i.test(sshd.log().slice(said)),
        'the end of the connection',
      );
      assert.doesNotMatch(sshd.log().slice(said), /(Failed|Accepted) password/);
      const moved = await transfer({}, deceived);
      assert.deepEqual([moved.status, moved.json()], [500, { success: false, files: 0 }]);
    });

    it('the key that was named, among others, is taken', async () => {
      const other = { ...sshd, fingerprint: `SHA256:${'A'.repeat(43)}` };
      assert.equal((await check({}, await open([other, sshd]))).status, 200);
    });

    it('no host that was not named is connected to', async () => {
      let connections = 0;
      const server = createServer(() => (connections += 1));
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      for (const path of [CHECK, TRANSFER]) {
        for (const more of [
          { port: String(port) },
          { host: 'localhost' },
          { host: '127.0.0.2' },
          { host: '2130706433' },
          { host: '127.0.0.1.' },
          { host: '::ffff:127.0.0.1' },
          { host: 'localhost', password: '' },
        ]) {
          const answer = await panel.as(ADMINISTRATOR, 'GET', `${path}?${query(sshd, more)}`);
          assert.deepEqual(
            [answer.status, answer.json()],
            [400, { host: ['not_allowed'] }],
            JSON.stringify(more),
          );
        }
      }
      assert.equal(connections, 0);
      server.close();
    });

    it('what is missing or wrong is named', async () => {
      const missing = ['This field is required.'];
      const rows: [path: string, asked: string, errors: object][] = [
        [CHECK, '', { host: missing, username: missing, password: missing }],
        [TRANSFER, '', { host: missing, username: missing, password: missing, user: missing }],
        [CHECK, `host=${sshd.host}&port=${sshd.port}`, { username: missing, password: missing }],
        [CHECK, query(sshd, { port: 'ssh' }), { port: ['A valid integer is required.'] }],
        [CHECK, query(sshd, { port: '0' }), { port: ['Ensure this value is greater than or equal to 1.'] }],
        [CHECK, query(sshd, { host: '' }), { host: ['This field may not be blank.'] }],
        [TRANSFER, query(sshd, { user: 'nobody-at-all' }), { user: ['user_not_found'] }],
        [TRANSFER, query(sshd, { user: ADMINISTRATOR }), { user: ['user_not_found'] }],
      ];
      for (const [path, asked, errors] of rows) {
        const answer = await panel.as(ADMINISTRATOR, 'GET', `${path}?${asked}`);
        assert.deepEqual([answer.status, answer.json()], [400, errors], asked);
      }
    });

    it('only administrators get as far', async () => {
      for (const path of [CHECK, TRANSFER]) {
        assert.equal((await panel.as(ACCOUNT, 'GET', `${path}?${query(sshd)}`)).status, 403);
        assert.equal((await panel.ask(`/api/v1/${path}?${query(sshd)}`)).status, 401);
      }
    });
  });

  describe('a transfer', () => {
    it('brings fifty files in folders, with their contents and times', async () => {
      for (let n = 0; n < 50; n += 1) put(`music/${n % 7}/größe ${n} 漢.mp3`, `track ${n}`.repeat(n * 100));
      put('empty', '');
      put('.hidden', 'hidden');
      put('What\'s up? (a "live" take): 100% $HOME.mp3', 'odd');
      utimesSync(join(sshd.home, 'empty'), 1, 1);
      const answer = await transfer();
      assert.deepEqual([answer.status, answer.json()], [200, { success: true, files: 53 }]);
      assert.deepEqual(
        readdirSync(panel.files, { recursive: true }).sort(),
        readdirSync(sshd.home, { recursive: true }).sort(),
      );
      assert.equal(
        readFileSync(join(panel.files, 'music/5/größe 40 漢.mp3'), 'utf8'),
        'track 40'.repeat(4000),
      );
      assert.equal(statSync(join(panel.files, 'empty')).mtimeMs, 1000);
      assert.equal(statSync(panel.files).mode & 0o777, 0o700);
      assert.deepEqual(readdirSync(panel.incoming), []);
    });

    it('fetches only what changed when it is asked for again', async () => {
      const inode = (name: string) => statSync(join(panel.files, name)).ino;
      const same = inode('music/1/größe 1 漢.mp3');
      const other = inode('.hidden');
      put('.hidden', 'hidder');
      utimesSync(join(sshd.home, '.hidden'), 5, 5);
      const answer = await transfer();
      assert.deepEqual(answer.json(), { success: true, files: 53 });
      assert.equal(inode('music/1/größe 1 漢.mp3'), same);
      assert.notEqual(inode('.hidden'), other);
      assert.equal(readFileSync(join(panel.files, '.hidden'), 'utf8'), 'hidder');
    });

    it('leaves alone what is here and not there', async () => {
      writeFileSync(join(panel.files, 'made here'), 'mine');
      await transfer();
      assert.equal(readFileSync(join(panel.files, 'made here'), 'utf8'), 'mine');
    });

    it('follows no link and makes none, and takes no device', async () => {
      symlinkSync('/etc/passwd', join(sshd.home, 'passwords'));
      symlinkSync('/etc', join(sshd.home, 'system'));
      symlinkSync('.', join(sshd.home, 'round'));
      execFileSync('mkfifo', [join(sshd.home, 'pipe')]);
      assert.deepEqual((await transfer()).json(), { success: true, files: 53 });
      for (const name of ['passwords', 'system', 'round', 'pipe']) {
        assert.equal(existsSync(join(panel.files, name)), false, name);
        rmSync(join(sshd.home, name));
      }
    });

    it('writes through no link that is in its way here', async () => {
      const outside = mkdtempSync(join(folder, 'outside-'));
      symlinkSync(outside, join(panel.files, 'way'));
      symlinkSync(join(outside, 'new'), join(panel.files, 'file'));
      put('way/out', 'out');
      put('file', 'out');
      const answer = await transfer();
      assert.deepEqual([answer.status, answer.json()], [500, { success: false, files: 54 }]);
      assert.deepEqual(readdirSync(outside), []);
      assert.equal(readFileSync(join(panel.files, 'file'), 'utf8'), 'out', 'the link gave way to the file');
      for (const name of ['way', 'file']) rmSync(join(sshd.home, name), { recursive: true });
      for (const name of ['way', 'file']) rmSync(join(panel.files, name));
    });

    it('brings the others when one can’t be read', async () => {
      put('locked', 'locked');
      mkdirSync(join(sshd.home, 'shut'));
      execFileSync('chmod', ['000', join(sshd.home, 'locked'), join(sshd.home, 'shut')]);
      put('after', 'after');
      const answer = await transfer();
      assert.deepEqual([answer.status, answer.json()], [500, { success: false, files: 54 }]);
      assert.ok(existsSync(join(panel.files, 'after')));
      for (const name of ['locked', 'shut', 'after']) rmSync(join(sshd.home, name), { recursive: true });
    });

    it('of a wrong password brings nothing', async () => {
      const answer = await transfer({ password: 'a guess' });
      assert.deepEqual([answer.status, answer.json()], [500, { success: false, files: 0 }]);
    });

    it('that is cut off goes on where it was', async () => {
      const sound = randomBytes(24_000_000);
      put('z large.mp3', sound);
      const cut = transfer();
      await until(() => halfBytes() > 1_000_000, 'a part of the file');
      sshd.cutSessions();
      const failed = await cut;
      assert.deepEqual(
        [failed.status, failed.json()],
        [500, { success: false, files: 3 }],
        'those before it',
      );
      assert.equal(existsSync(join(panel.files, 'z large.mp3')), false, 'no half file is in its place');
      const half = halfBytes();
      assert.ok(half > 1_000_000 && half < sound.length, `${half}`);

      const said = sshd.log().length;
      const whole = await transfer();
      assert.deepEqual([whole.status, whole.json()], [200, { success: true, files: 54 }]);
      assert.ok(readFileSync(join(panel.files, 'z large.mp3')).equals(sound));
      assert.deepEqual(readdirSync(panel.incoming), []);
      await until(() => /sent \d+/.test(sshd.log().slice(said)), 'the end of the session');
      const sent = Number(/sent (\d+)/.exec(sshd.log().slice(said))?.[1]);
      assert.ok(
        sent < sound.length - half + 1_000_000,
        `${sent} bytes for the rest of ${sound.length - half}`,
      );
    });

    it('begins a half file anew when the file has changed meanwhile', async () => {
      put('z large.mp3', randomBytes(24_000_000));
      const cut = transfer();
      await until(() => halfBytes() > 1_000_000, 'a part of the file');
      sshd.cutSessions();
      await cut;
      const changed = randomBytes(30_000_000);
      put('z large.mp3', changed);
      assert.deepEqual((await transfer()).json(), { success: true, files: 54 });
      assert.ok(readFileSync(join(panel.files, 'z large.mp3')).equals(changed));
      assert.deepEqual(readdirSync(panel.incoming), []);
    });

    it('is one at a time for an account', async () => {
      rmSync(join(panel.files, 'z large.mp3'));
      const first = transfer();
      await until(() => halfBytes() > 0, 'the first one');
      const second = await transfer();
      assert.deepEqual([second.status, second.json()], [400, { non_field_errors: ['transfer_under_way'] }]);
      assert.deepEqual((await first).json(), { success: true, files: 54 });
    });

    it('brings no more than the account may have', async () => {
      const pk = Number(/(\d+)\/files$/.exec(panel.files)?.[1]);
      const limit = (limit_du: number) =>
        panel.as(ADMINISTRATOR, 'PATCH', `broadcasters/${pk}/`, { limit_du });
      assert.equal((await limit(32)).status, 200);
      put('a first', randomBytes(100_000));
      put('b too much', randomBytes(20_000_000));
      const answer = await transfer();
      assert.deepEqual(
        [answer.status, answer.json()],
        [500, { success: false, files: 3 }],
        'up to it, in the order of names',
      );
      assert.equal(existsSync(join(panel.files, 'b too much')), false);
      assert.deepEqual(readdirSync(panel.incoming), []);
      await limit(0);
      assert.deepEqual((await transfer()).json(), { success: true, files: 56 });
    });

    it('leaves no password where it could be read', async () => {
      const state = await panel.ask('/__control__/state/', { headers: { host: 'localhost' } });
      assert.ok(!state.text.includes(encodeURIComponent(sshd.password)));
      for (const name of [panel.db, `${panel.db}-wal`]) {
        const bytes = readFileSync(name, 'latin1');
        assert.ok(!bytes.includes(sshd.password), name);
        assert.ok(!bytes.includes(new URLSearchParams({ a: sshd.password }).toString().slice(2)), name);
      }
    });

    const halfBytes = () => bytesIn(panel.incoming);
  });

  describe('over a port', () => {
    const large = () => put('z large.mp3', randomBytes(24_000_000));

    async function listen() {
      const storage = mkdtempSync(join(folder, 'storage-'));
      const options = { user: ADMINISTRATOR, password: PASSWORD, storage, allowMigrationFrom: [sshd] };
      const running = await startPanel({ ...options, report: (error) => assert.fail(String(error)) });
      after(() => running.close());
      const account = await running.panel.addAccount(ACCOUNT, PASSWORD, [1]);
      const login = await fetch(`${running.url}/api/v1/rest-auth/login/`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ username: ADMINISTRATOR, password: PASSWORD }),
      });
      const { key } = (await login.json()) as { key: string };
      const ask = (signal?: AbortSignal) =>
        fetch(`${running.url}/api/v1/${TRANSFER}?${query(sshd)}`, {
          headers: { Authorization: `Token ${key}` },
          ...(signal && { signal }),
        });
      return { running, ask, incoming: join(storage, String(account), 'incoming') };
    }

    it('it ends when nobody waits for it any more, and can be asked for again', async () => {
      large();
      const { ask, incoming } = await listen();
      const leaving = new AbortController();
      const left = ask(leaving.signal).catch(() => undefined);
      await until(() => bytesIn(incoming) > 0, 'a part of a file');
      leaving.abort();
      await left;
      await until(() => sshd.sessions() === 0, 'the end of the session');
      assert.ok(bytesIn(incoming) > 0, 'a half is left');
      let again = await ask();
      // The host may see its end a little before the panel has put its pieces away.
      for (let tries = 0; again.status === 400 && tries < 200; tries += 1) again = await ask();
      assert.deepEqual([again.status, ((await again.json()) as { success: boolean }).success], [200, true]);
    });

    it('it ends when the panel does', async () => {
      large();
      const { running, ask, incoming } = await listen();
      const asked = ask();
      await until(() => bytesIn(incoming) > 0, 'a part of a file');
      const stopped = running.stop();
      const answer = await asked;
      assert.deepEqual(
        [answer.status, ((await answer.json()) as { success: boolean }).success],
        [500, false],
      );
      await stopped;
      await until(() => sshd.sessions() === 0, 'the end of the session');
    });
  });
});

/** Of what is half fetched. */
function bytesIn(incoming: string): number {
  if (!existsSync(incoming)) return 0;
  return readdirSync(incoming).reduce((sum, name) => sum + statSync(join(incoming, name)).size, 0);
}

function closedPort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
