import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { imageSize } from 'image-size';
import {
  createPictureDrawer,
  type DrawerOptions,
  type DrawPicture,
} from '../../../../../src/panel/pages/sharing/picture/picture-drawer.js';

const folder = mkdtempSync(join(tmpdir(), 'onair-drawer-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** A simulated drawing process, whose behaviour depends on the title. */
const code = `process.on('message', ({ title }) => {
  if (title === 'crash') process.abort();
  if (title === 'exit') process.exit(1);
  if (title === 'fail') process.send(null);
  if (title !== 'hang') process.send({ bytes: Buffer.from(process.pid + ' ' + Object.keys(process.env)), hasCover: true });
});`;
const entry = pathToFileURL(join(folder, 'process.mjs'));
writeFileSync(entry, code);

function open(options: Partial<DrawerOptions> = {}): {
  ask(title: string): Promise<string | null>;
  close(): void;
} {
  const closing = new AbortController();
  after(() => closing.abort());
  const { signal } = closing;
  // A busy machine may take longer than the default time limit to start the process.
  const draw: DrawPicture = createPictureDrawer({
    closed: signal,
    timeLimit: () => signal,
    entry,
    ...options,
  });
  return {
    async ask(title) {
      const drawn = await draw({ title, artist: null, station: null, name: '1', cover: null });
      return drawn && Buffer.from(drawn.bytes).toString();
    },
    close: () => closing.abort(),
  };
}

describe('the picture-drawing process', () => {
  it('draws a picture', async () => {
    const closing = new AbortController();
    after(() => closing.abort());
    const draw = createPictureDrawer({ closed: closing.signal, timeLimit: () => closing.signal });
    const drawn = await draw({ title: 'Tide', artist: null, station: 'Radio', name: '1', cover: null });
    assert.equal(imageSize(drawn!.bytes).width, 1200);
    closing.abort();
  });

  it('is reused for all pictures', async () => {
    process.env['ONAIR_PANEL_PASSWORD'] = 'secret';
    after(() => delete process.env['ONAIR_PANEL_PASSWORD']);
    const { ask } = open();
    const [one, other] = await Promise.all([ask('one'), ask('other')]);
    assert.equal(one, other);
    assert.doesNotMatch(one!, /ONAIR|HOME/);
  });

  it('is replaced if it crashes or exits', async () => {
    const { ask } = open();
    const first = await ask('one');
    for (const title of ['crash', 'exit']) {
      assert.equal(await ask(title), null);
      const next = await ask('one');
      assert.ok(next !== null && next !== first);
    }
  });

  it('is replaced if a picture takes too long', async () => {
    const limit = new AbortController();
    let isLimited = false;
    const { ask } = open({ timeLimit: () => (isLimited ? limit.signal : new AbortController().signal) });
    const first = await ask('one');
    isLimited = true;
    const hanging = ask('hang');
    limit.abort();
    assert.equal(await hanging, null);
    isLimited = false;
    assert.notEqual(await ask('one'), first);
  });

  it('stops with the panel', async () => {
    const { ask, close } = open();
    const pid = Number.parseInt((await ask('one'))!, 10);
    const hanging = ask('hang');
    close();
    assert.equal(await hanging, null);
    assert.equal(await ask('one'), null);
    assert.ok(pid > 0);
  });
});
