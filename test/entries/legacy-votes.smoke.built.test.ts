import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { SENT, votePage } from './legacy-vote-page.js';

describe('votes of the old script', () => {
  const t = votePage();
  const { on, open, play, untilCounted, posts, pressed } = t;

  on('are counted by the panel, and shown as sent at once', async () => {
    const id = await play();
    await open();
    const pages = await t.page.evaluate('history.length');
    // Drawn within the click: nothing waits for an answer, or for the next second.
    const said = await t.page.evaluate(() => {
      document.querySelector<HTMLElement>('.onair-like')!.click();
      return document.querySelector('.onair-message')!.textContent;
    });
    assert.equal(said, SENT);
    assert.deepEqual(await pressed(), ['true', 'false']);
    await untilCounted(id, 1, 0);
    assert.deepEqual(await posts(), [`/api/v2/music/${id}/like/`]);
    assert.equal(await t.page.evaluate('history.length'), pages);
    assert.equal(t.page.url(), t.site.url + '/');
  });
});
