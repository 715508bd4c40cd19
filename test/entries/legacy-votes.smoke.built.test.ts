import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { SENT, votePage } from './legacy-vote-page.js';

describe('votes in onair.legacy.js', () => {
  const t = votePage();
  const { on, open, play, untilCounted, posts, pressed } = t;

  on('are immediately marked as sent', async () => {
    const id = await play();
    await open();
    const pages = await t.page.evaluate('history.length');
    // The vote is shown within the click, before any response and the next rendering.
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
