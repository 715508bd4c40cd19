import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { SENT, votePage } from './legacy-vote-page.js';

describe('votes in onair.legacy.js', () => {
  const t = votePage();
  const { on, open, play, counts, untilThere, untilCounted, posts, redraws, message, press, pressed } = t;

  on('have two labelled buttons', async () => {
    await play({ title: '$& <b>Paper</b>' });
    await open();
    assert.deepEqual(await t.page.locator('.onair-votes button').allTextContents(), ['Like', 'Dislike']);
    assert.equal(await t.page.getAttribute('.onair-like', 'title'), 'Your vote on $& <b>Paper</b>');
    assert.deepEqual(await pressed(), ['false', 'false']);
    assert.equal(await message(), '');
    assert.equal(await t.page.locator('.onair-message').getAttribute('class'), 'onair-message');
    await open('<div data-onair="now-playing"></div><onair-history></onair-history>');
    assert.equal(await t.page.locator('.onair-votes').count(), 0);
    await open('<onair-now-playing vote></onair-now-playing>', { lang: 'de' });
    assert.deepEqual(await t.page.locator('.onair-votes button').allTextContents(), [
      'Gefällt mir',
      'Gefällt mir nicht',
    ]);
  });

  on('count for the track of the row', async () => {
    const before = await play();
    const id = await play();
    await open(
      '<div data-onair="now-playing" data-vote></div><div data-onair="history" data-vote data-limit="2"></div>',
    );
    await t.page.locator('.onair-row .onair-dislike').first().click();
    await untilCounted(before, 0, 1);
    assert.deepEqual(await counts(id), [0, 0]);
    assert.equal(await t.page.locator('.onair-row .onair-message').first().textContent(), SENT);
    assert.deepEqual((await pressed()).slice(0, 4), ['false', 'false', 'false', 'true']);
  });

  on('count once after repeated presses', async () => {
    const id = await play();
    await open();
    await t.page.dblclick('.onair-like');
    await t.page.evaluate(() => {
      for (const each of document.querySelectorAll<HTMLElement>('.onair-votes button')) {
        each.click();
        each.click();
      }
    });
    await untilCounted(id, 1, 0);
    await redraws();
    assert.equal((await posts()).length, 1);
    assert.deepEqual(await counts(id), [1, 0]);
    assert.equal(await t.page.getAttribute('.onair-dislike', 'aria-disabled'), 'true');
  });

  on('count once across elements', async () => {
    const id = await play();
    await open(
      '<div data-onair="now-playing" data-vote></div><div data-onair="history" data-vote data-limit="1" data-include-current></div>',
    );
    await t.page.evaluate(() => {
      for (const each of document.querySelectorAll<HTMLElement>('.onair-like')) each.click();
    });
    await untilCounted(id, 1, 0);
    assert.deepEqual(await pressed(), ['true', 'false', 'true', 'false']);
    await redraws(1);
    assert.equal((await posts()).length, 1);
  });

  on('count once across tabs and reloads', async () => {
    const id = await play();
    const other = await t.context.newPage();
    await open();
    await open(undefined, { on: other });
    await t.page.click('.onair-like');
    // Another tab is another process, which sees the storage some milliseconds later.
    await other.waitForFunction(
      () => Object.keys(localStorage).some((key) => key.startsWith('onair:votes:')),
      null,
      { polling: 10 },
    );
    await press('dislike', other);
    assert.deepEqual(await pressed(other), ['true', 'false']);
    await untilCounted(id, 1, 0);
    await t.page.reload();
    await untilThere('.onair-like[aria-pressed=true]');
    await press('like');
    await press('dislike');
    await redraws();
    assert.equal((await posts()).length, 1);
    assert.deepEqual(await counts(id), [1, 0]);
  });

  on('are shown in another tab', async () => {
    await play();
    const other = await t.context.newPage();
    await open();
    await open(undefined, { on: other });
    await t.page.click('.onair-dislike');
    await untilThere('.onair-dislike[aria-pressed=true]', other);
    assert.equal(await other.textContent('.onair-message'), SENT);
  });

  on('are possible for each play of a track', async () => {
    const id = await play();
    await open();
    await t.page.click('.onair-like');
    await untilCounted(id, 1, 0);
    await play({ all_music_id: id });
    await open();
    assert.deepEqual(await pressed(), ['false', 'false']);
    await t.page.click('.onair-like');
    await untilCounted(id, 2, 0);
  });

  on('are sent despite a wrong offline state', async () => {
    const id = await play();
    await open();
    await t.page.evaluate(() => {
      Object.defineProperty(navigator, 'onLine', { value: false });
      dispatchEvent(new Event('offline'));
    });
    await redraws(1);
    await t.page.click('.onair-like');
    await untilCounted(id, 1, 0);
    assert.equal(await message(), SENT);
  });

  on("aren't sent or queued offline", async () => {
    const id = await play();
    await open();
    // The script checks the network with a request.
    const check = t.page.waitForEvent('requestfailed');
    await t.context.setOffline(true);
    await check;
    await redraws(1);
    await t.page.click('.onair-like');
    assert.equal(await message(), 'Not sent: you are offline.');
    assert.deepEqual(await pressed(), ['false', 'false']);
    await redraws(1);
    await t.context.setOffline(false);
    await redraws(1);
    assert.deepEqual(await posts(), []);
    await t.page.click('.onair-dislike');
    await untilCounted(id, 0, 1);
    assert.equal(await message(), SENT);
    assert.equal((await posts()).length, 1);
  });

  for (const [what, record, sentence] of [
    ['jingles', { all_music_id: null, jingle_id: 3 }, 'Voting isn’t available for jingles.'],
    [
      'live sets',
      { all_music_id: null, dj_name: 'Ana', length: null },
      'Voting isn’t available for live sets.',
    ],
    ['invalid ids', { all_music_id: '../../servers' }, 'Voting isn’t available for this track.'],
  ] as const) {
    on(`are disabled for ${what}`, async () => {
      await play(record);
      await open();
      assert.equal(await message(), sentence);
      assert.equal(await t.page.locator('.onair-votes button:disabled').count(), 2);
      assert.equal(await t.page.getAttribute('.onair-like', 'title'), sentence);
      await press('like');
      await redraws(1);
      assert.deepEqual(await posts(), []);
    });
  }

  on('buttons keep the focus while the time is updated', async () => {
    const id = await play();
    await open();
    await t.page.focus('.onair-dislike');
    await t.page.evaluate('focused = document.activeElement');
    await redraws();
    assert.equal(await t.page.evaluate('focused === document.activeElement'), true);
    assert.equal(await t.page.evaluate('focused.className'), 'onair-dislike');
    const { x, y, width, height } = (await t.page.locator('.onair-like').boundingBox())!;
    await t.page.mouse.move(x + width / 2, y + height / 2);
    await t.page.mouse.down();
    await redraws();
    await t.page.mouse.up();
    await untilCounted(id, 1, 0);
    await t.page.keyboard.press('Shift+Tab');
    await t.page.keyboard.press('Tab');
    await t.page.keyboard.press('Enter');
    await redraws(1);
    assert.equal((await posts()).length, 1);
  });

  on('buttons keep the focus when a new track starts', async () => {
    await play();
    await t.panel.play({ title: 'Short', author: 'B', all_music_id: 9, length: 4000 });
    await open(
      '<div data-onair="now-playing" data-vote></div><div data-onair="history" data-vote data-limit="3"></div>',
    );
    await t.page.locator('.onair-row .onair-like').first().focus();
    await t.page.evaluate('focused = document.activeElement');
    await t.time.pass(2000);
    await play({ title: 'Next' });
    await t.time.until(
      async () => (await t.page.locator('.onair-row .onair-title').first().textContent()) === 'Short',
      'the next track',
    );
    assert.equal(await t.page.evaluate('focused === document.activeElement'), true);
    assert.equal(
      await t.page.evaluate('[].indexOf.call(document.querySelectorAll(".onair-row .onair-like"), focused)'),
      1,
    );
  });
});
