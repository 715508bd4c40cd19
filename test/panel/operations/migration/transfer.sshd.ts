import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ADMINISTRATOR } from '../../../kit/open-panel.js';
import { whyNoSshd } from '../../../kit/sshd.js';
import { until } from '../../../kit/until.js';
import { bytesIn, openMoving } from './moving.js';

const moving = await openMoving();

describe('a transfer from another host', { skip: whyNoSshd() ?? false }, () => {
  const { sshd, folder, panel, transfer, put } = moving!;
  const halfBytes = () => bytesIn(panel.incoming);

  it('copies fifty files and their modification times', async () => {
    for (let n = 0; n < 50; n += 1) put(`music/${n % 7}/größe ${n} 漢.mp3`, `track ${n}`.repeat(n * 100));
    put('empty', '');
    put('.hidden', 'hidden');
    put('What\'s up? (a "live" take): 100% $HOME.mp3', 'odd');
    utimesSync(join(sshd.home, 'empty'), 1, 1);
    const response = await transfer();
    assert.deepEqual([response.status, response.json()], [200, { success: true, files: 53 }]);
    assert.deepEqual(
      readdirSync(panel.files, { recursive: true }).sort(),
      readdirSync(sshd.home, { recursive: true }).sort(),
    );
    assert.equal(readFileSync(join(panel.files, 'music/5/größe 40 漢.mp3'), 'utf8'), 'track 40'.repeat(4000));
    assert.equal(statSync(join(panel.files, 'empty')).mtimeMs, 1000);
    assert.equal(statSync(panel.files).mode & 0o777, 0o700);
    assert.deepEqual(readdirSync(panel.incoming), []);
  });

  it('fetches only changed files on the second run', async () => {
    const inode = (name: string) => statSync(join(panel.files, name)).ino;
    const same = inode('music/1/größe 1 漢.mp3');
    const other = inode('.hidden');
    put('.hidden', 'hidder');
    utimesSync(join(sshd.home, '.hidden'), 5, 5);
    const response = await transfer();
    assert.deepEqual(response.json(), { success: true, files: 53 });
    assert.equal(inode('music/1/größe 1 漢.mp3'), same);
    assert.notEqual(inode('.hidden'), other);
    assert.equal(readFileSync(join(panel.files, '.hidden'), 'utf8'), 'hidder');
  });

  it("keeps local files that the host doesn't have", async () => {
    writeFileSync(join(panel.files, 'made here'), 'mine');
    await transfer();
    assert.equal(readFileSync(join(panel.files, 'made here'), 'utf8'), 'mine');
  });

  it('copies neither links nor devices', async () => {
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

  it("doesn't follow links in the account's folder", async () => {
    const outside = mkdtempSync(join(folder, 'outside-'));
    symlinkSync(outside, join(panel.files, 'way'));
    symlinkSync(join(outside, 'new'), join(panel.files, 'file'));
    put('way/out', 'out');
    put('file', 'out');
    const response = await transfer();
    assert.deepEqual([response.status, response.json()], [500, { success: false, files: 54 }]);
    assert.deepEqual(readdirSync(outside), []);
    assert.equal(readFileSync(join(panel.files, 'file'), 'utf8'), 'out', 'the link gave way to the file');
    for (const name of ['way', 'file']) rmSync(join(sshd.home, name), { recursive: true });
    for (const name of ['way', 'file']) rmSync(join(panel.files, name));
  });

  it('skips unreadable files', async () => {
    put('locked', 'locked');
    mkdirSync(join(sshd.home, 'shut'));
    execFileSync('chmod', ['000', join(sshd.home, 'locked'), join(sshd.home, 'shut')]);
    put('after', 'after');
    const response = await transfer();
    assert.deepEqual([response.status, response.json()], [500, { success: false, files: 54 }]);
    assert.ok(existsSync(join(panel.files, 'after')));
    for (const name of ['locked', 'shut', 'after']) rmSync(join(sshd.home, name), { recursive: true });
  });

  it('copies nothing if the password is wrong', async () => {
    const response = await transfer({ password: 'a guess' });
    assert.deepEqual([response.status, response.json()], [500, { success: false, files: 0 }]);
  });

  it('resumes an interrupted file', async () => {
    const sound = randomBytes(24_000_000);
    put('z large.mp3', sound);
    const cut = transfer();
    await until(() => halfBytes() > 1_000_000, 'a part of the file');
    sshd.cutSessions();
    const failed = await cut;
    assert.deepEqual([failed.status, failed.json()], [500, { success: false, files: 3 }], 'those before it');
    assert.equal(existsSync(join(panel.files, 'z large.mp3')), false, 'no half file is in its place');
    const half = halfBytes();
    assert.ok(half > 1_000_000 && half < sound.length, `${half}`);

    // A mark in the existing bytes shows that they are not fetched again.
    const mark = Buffer.from('already here');
    const [name] = readdirSync(panel.incoming);
    const file = openSync(join(panel.incoming, name!), 'r+');
    writeSync(file, mark, 0, mark.length, 0);
    closeSync(file);
    mark.copy(sound);

    const whole = await transfer();
    assert.deepEqual([whole.status, whole.json()], [200, { success: true, files: 54 }]);
    assert.ok(readFileSync(join(panel.files, 'z large.mp3')).equals(sound));
    assert.deepEqual(readdirSync(panel.incoming), []);
  });

  it('restarts an interrupted file that has changed', async () => {
    // The size must differ, because SFTP has times in seconds and less than a second has passed.
    put('z large.mp3', randomBytes(25_000_000));
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

  it('runs once at a time per account', async () => {
    rmSync(join(panel.files, 'z large.mp3'));
    const first = transfer();
    await until(() => halfBytes() > 0, 'the first one');
    const second = await transfer();
    assert.deepEqual([second.status, second.json()], [400, { non_field_errors: ['transfer_under_way'] }]);
    assert.deepEqual((await first).json(), { success: true, files: 54 });
  });

  it("copies no more than the account's quota", async () => {
    const pk = Number(/(\d+)\/files$/.exec(panel.files)?.[1]);
    const limit = (limit_du: number) => panel.as(ADMINISTRATOR, 'PATCH', `broadcasters/${pk}/`, { limit_du });
    assert.equal((await limit(32)).status, 200);
    put('a first', randomBytes(100_000));
    put('b too much', randomBytes(20_000_000));
    const response = await transfer();
    assert.deepEqual(
      [response.status, response.json()],
      [500, { success: false, files: 3 }],
      'up to it, in the order of names',
    );
    assert.equal(existsSync(join(panel.files, 'b too much')), false);
    assert.deepEqual(readdirSync(panel.incoming), []);
    await limit(0);
    assert.deepEqual((await transfer()).json(), { success: true, files: 56 });
  });

  it('leaves no password in the store or log', async () => {
    const state = await panel.request('/__control__/state/', { headers: { host: 'localhost' } });
    assert.ok(!state.text.includes(encodeURIComponent(sshd.password)));
    for (const name of [panel.db, `${panel.db}-wal`]) {
      const bytes = readFileSync(name, 'latin1');
      assert.ok(!bytes.includes(sshd.password), name);
      assert.ok(!bytes.includes(new URLSearchParams({ a: sshd.password }).toString().slice(2)), name);
    }
  });
});
