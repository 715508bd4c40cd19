import assert from 'node:assert/strict';
import { strFromU8, unzipSync } from 'fflate';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { ADMINISTRATOR, openPanel, PASSWORD } from '../../../kit/open-panel.js';
import { until } from '../../../kit/until.js';

interface Account {
  username: string;
  backup_status: number;
  backup_quick: boolean;
  backup_auto_type: number;
  backup_auto_when: number;
}

const folder = mkdtempSync(join(tmpdir(), 'onair-backup-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const storage = join(folder, 'storage');

const lines = (bytes: Uint8Array | undefined) =>
  strFromU8(bytes ?? new Uint8Array())
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe('the backup of an account', async () => {
  const panel = openPanel({ storage });
  const harbour = await panel.add('harbour');
  const hills = await panel.add('hills', []);
  const own = join(storage, String(harbour));
  const requestBackup = (as: string, account: number, body: unknown) =>
    panel.as(as, 'POST', `broadcasters/${account}/backup/`, body);
  const archives = (account = harbour) => readdirSync(join(storage, String(account), 'backups')).sort();

  /** Backs up the account, waits until it is done, and returns the files in the archive. */
  async function backUp(quick: boolean, as = ADMINISTRATOR): Promise<Record<string, Uint8Array>> {
    const begun = await requestBackup(as, harbour, { action: 'backup', backup_quick: quick });
    assert.equal(begun.status, 200, begun.text);
    const { backup_status, backup_quick } = begun.json<Account>();
    // A small backup may be done before the response is sent.
    assert.ok(backup_status === 1 || backup_status === 2, `${backup_status}`);
    assert.equal(backup_quick, quick);
    await until(async () => (await statusOf()) !== 1, 'the backup');
    assert.equal(await statusOf(), 2);
    const newest =
      archives()
        .filter((name) => name.endsWith('.quick.zip') === quick)
        .at(-1) ?? '';
    return unzipSync(readFileSync(join(own, 'backups', newest)));
  }

  /** Reads the status by saving the schedule, which has no other effect. */
  const statusOf = async () =>
    (await requestBackup(ADMINISTRATOR, harbour, { action: 'save', when: 3, type: 0 })).json<Account>()
      .backup_status;

  it("contains only the account's own stations", async () => {
    const files = await backUp(true);
    const account = JSON.parse(strFromU8(files['account.json'] ?? new Uint8Array())) as Record<
      string,
      unknown
    >;
    assert.deepEqual([account.username, account.servers, account.limit_du], ['harbour', [1], 0]);
    const names =
      'servers channels djs playlists music votes jingles grid requests chart_tracks chart_days chart_plays podcasts podcast_covers episodes';
    assert.deepEqual(
      Object.keys(files).sort(),
      ['account.json', ...names.split(' ').map((name) => `${name}.jsonl`)].sort(),
    );
    assert.deepEqual(
      lines(files['servers.jsonl']).map(({ id }) => id),
      [1],
    );
    for (const name of ['channels', 'djs', 'playlists', 'music', 'jingles', 'grid', 'podcasts']) {
      const rows = lines(files[`${name}.jsonl`]);
      assert.ok(rows.length > 0, name);
      assert.ok(
        rows.every(({ server }) => server === 1),
        name,
      );
    }
    assert.ok(lines(files['episodes.jsonl']).length > 0);
  });

  it('contains history and files unless it is quick', async () => {
    const listed = await panel.request('/api/v2/history/?server=1&limit=1');
    mkdirSync(join(own, 'files', 'a', 'b'), { recursive: true });
    const sound = Buffer.alloc(200_000, 'sound');
    writeFileSync(join(own, 'files', 'a', 'b', 'größer 漢.mp3'), sound);
    writeFileSync(join(own, 'files', 'empty.mp3'), '');
    symlinkSync('/etc/hostname', join(own, 'files', 'link'));
    const files = await backUp(false);
    assert.equal(lines(files['history.jsonl']).length, listed.json<{ count: number }>().count);
    assert.deepEqual(Buffer.from(files['files/a/b/größer 漢.mp3'] ?? []), sound);
    assert.equal(files['files/empty.mp3']?.length, 0);
    assert.equal(files['files/link'], undefined, 'no link is followed');
  });

  it('contains the counted votes', async () => {
    const id = await firstTrack();
    await panel.request(`/api/v2/music/${id}/like/`, { method: 'POST' });
    const files = await backUp(true);
    assert.deepEqual(lines(files['votes.jsonl']), [{ music: id, up: 1, down: 0 }]);
  });

  const firstTrack = async () => {
    const { results } = (await panel.request('/api/v2/history/?server=1&limit=50')).json<{
      results: { all_music_id: number | null }[];
    }>();
    return results.find(({ all_music_id }) => all_music_id !== null)?.all_music_id ?? 0;
  };

  it('contains neither passwords nor their hashes', () => {
    for (const name of archives()) {
      const all = Object.values(unzipSync(readFileSync(join(own, 'backups', name)))).map((file) =>
        strFromU8(file, true),
      );
      assert.ok(
        all.every((text) => !text.includes(PASSWORD) && !text.includes('$argon2')),
        name,
      );
    }
  });

  it("is readable only by the panel's user", () => {
    assert.equal(statSync(own).mode & 0o777, 0o700);
    assert.equal(statSync(join(own, 'backups', archives()[0] ?? '')).mode & 0o777, 0o600);
  });

  it('is refused while another backup is in progress', async () => {
    const orders = [false, false].map((backup_quick) =>
      requestBackup(ADMINISTRATOR, harbour, { action: 'backup', backup_quick }),
    );
    const responses = await Promise.all(orders);
    assert.deepEqual(responses.map(({ status }) => status).sort(), [200, 400]);
    const refused = responses.find(({ status }) => status === 400);
    assert.deepEqual(refused?.json(), { non_field_errors: ['backup_under_way'] });
    await until(async () => (await statusOf()) === 2, 'the backup');
  });

  it('the panel keeps the three newest archives', async () => {
    const before = archives().filter((name) => !name.endsWith('.quick.zip'));
    for (let time = 0; time < 4; time += 1) await backUp(true);
    const quick = archives().filter((name) => name.endsWith('.quick.zip'));
    assert.equal(quick.length, 3);
    assert.deepEqual(
      archives().filter((name) => !name.endsWith('.quick.zip')),
      before,
      'whole ones stay',
    );
    await backUp(false);
    await backUp(false);
    await backUp(false);
    assert.equal(archives().length, 6);
  });

  it('can be requested by the account itself', async () => {
    await backUp(true, 'harbour');
    assert.equal((await requestBackup('hills', harbour, { action: 'backup' })).status, 404);
    assert.equal((await requestBackup('harbour', hills, { action: 'backup' })).status, 404);
    assert.equal(
      (await requestBackup(ADMINISTRATOR, 1, { action: 'backup' })).status,
      404,
      'the administrator is none',
    );
    const nobody = await panel.request(`/api/v1/broadcasters/${harbour}/backup/`, { method: 'POST' });
    assert.equal(nobody.status, 401);
  });

  it('is created for accounts without stations', async () => {
    await requestBackup('hills', hills, { action: 'backup' });
    await until(() => archives(hills).some((name) => name.endsWith('.zip')), 'the archive');
  });

  it('has a schedule that the account can change', async () => {
    const response = await requestBackup('harbour', harbour, { action: 'save', when: '4', type: 2 });
    assert.equal(response.status, 200, response.text);
    const { backup_auto_when, backup_auto_type } = response.json<Account>();
    assert.deepEqual([backup_auto_when, backup_auto_type], [4, 2]);
  });

  const wrong: [body: unknown, errors: Record<string, string[]>][] = [
    [{}, { action: ['This field is required.'] }],
    [{ action: 'restore' }, { action: ['"restore" is not a valid choice.'] }],
    [{ action: ['backup'] }, { action: ['"["backup"]" is not a valid choice.'] }],
    [{ action: 'backup', backup_quick: 'maybe' }, { backup_quick: ['Must be a valid boolean.'] }],
    [{ action: 'save' }, { when: ['This field is required.'], type: ['This field is required.'] }],
    [{ action: 'save', when: 24, type: 1 }, { when: ['Ensure this value is less than or equal to 23.'] }],
    [{ action: 'save', when: 3, type: 4 }, { type: ['Ensure this value is less than or equal to 3.'] }],
    [
      { action: 'save', when: null, type: 1.5 },
      { when: ['This field may not be null.'], type: ['A valid integer is required.'] },
    ],
  ];
  for (const [body, errors] of wrong) {
    it(`is refused if the request body is ${JSON.stringify(body)}`, async () => {
      const response = await requestBackup('harbour', harbour, body);
      assert.deepEqual([response.status, response.json()], [400, errors]);
    });
  }
});

describe('a backup in progress when the panel closes', () => {
  it('leaves no incomplete archive', async () => {
    const options = { db: join(folder, 'cut.sqlite'), storage: join(folder, 'cut') };
    const first = openPanel(options);
    const account = await first.add('harbour');
    const files = join(options.storage, String(account), 'files');
    mkdirSync(files, { recursive: true });
    writeFileSync(join(files, 'large.mp3'), Buffer.alloc(50_000_000));
    await first.as('harbour', 'POST', `broadcasters/${account}/backup/`, { action: 'backup' });
    const backups = join(options.storage, String(account), 'backups');
    await until(() => readdirSync(backups).length === 1, 'the half archive');
    assert.match(readdirSync(backups)[0] ?? '', /\.part$/);
    first.panel.close();
    assert.deepEqual(readdirSync(backups), []);

    const second = openPanel(options);
    const order = { action: 'save', when: 3, type: 0 };
    const response = await second.as('harbour', 'POST', `broadcasters/${account}/backup/`, order);
    assert.equal(response.json<Account>().backup_status, 3);
    await second.as('harbour', 'POST', `broadcasters/${account}/backup/`, { action: 'backup' });
    await until(() => readdirSync(backups).some((name) => name.endsWith('.zip')), 'another one');
  });
});
