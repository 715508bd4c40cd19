import '../kit/nightly.js';
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { SENT, votePage } from '../entries/legacy-vote-page.js';

describe('votes remembered by the legacy script', () => {
  const t = votePage();
  const { on, open, play, counts, untilThere, untilCounted, posts, redraws, message, press, pressed } = t;

  for (const [what, blocked] of [
    ['is blocked', 'Object.defineProperty(window,"localStorage",{get(){throw new Error("blocked")}})'],
    ['is missing', 'Object.defineProperty(window,"localStorage",{value:null})'],
    ['is full', 'Storage.prototype.setItem=()=>{throw new Error("full")}'],
  ] as const) {
    on(`count once if storage ${what}`, async () => {
      const id = await play();
      await t.page.addInitScript(blocked);
      await open();
      await t.page.dblclick('.onair-like');
      await untilCounted(id, 1, 0);
      await redraws(1);
      await press('dislike');
      assert.equal(await message(), SENT);
      await redraws(1);
      assert.equal((await posts()).length, 1);
    });
  }

  on('tolerate any stored text', async () => {
    const anything = ['nonsense', '5', '"text"', 'null', '{"plays":7,"likes":{}}', '{"likes":[null]}'];
    await open();
    for (const stored of anything) {
      const id = await play();
      await t.page.evaluate(
        ([name, text]) => localStorage.setItem(name!, text!),
        [`onair:votes:${t.panel.url} 1`, stored],
      );
      await open();
      await press('like');
      await press('dislike');
      await untilCounted(id, 1, 0);
      assert.deepEqual(await pressed(), ['true', 'false'], stored);
    }
    await redraws(1);
    assert.equal((await posts()).length, anything.length);
  });

  on('are shared with the modern script', async () => {
    const modern = { script: 'onair.js', type: 'module' };
    const first = await play();
    await open();
    await t.page.click('.onair-like');
    await untilCounted(first, 1, 0);
    await open('<onair-vote></onair-vote>', modern);
    await untilThere('onair-vote [part=like][aria-pressed=true]');
    assert.match((await t.page.textContent('onair-vote [part=message]'))!, /Vote sent/);
    assert.match((await t.page.textContent('onair-vote summary'))!, /· 1$/);
    await t.page.locator('onair-vote [part=dislike]').evaluate((each: HTMLElement) => each.click());

    const second = await play();
    await open('<onair-vote></onair-vote>', modern);
    await untilThere('onair-vote [part=like]:not(:disabled, [aria-disabled=true])');
    await t.page.click('onair-vote [part=dislike]');
    await untilCounted(second, 0, 1);
    await open();
    assert.deepEqual(await pressed(), ['false', 'true']);
    await press('like');
    await redraws(1);
    assert.deepEqual(await counts(first), [1, 0]);
    assert.deepEqual(await counts(second), [0, 1]);
    assert.equal((await posts()).length, 2);
  });

  on('move a title to the front when it is liked again', async () => {
    for (const title of ['Glass', 'Paper', 'Glass']) {
      const id = await play({ title });
      await open();
      await t.page.click('.onair-like');
      await untilCounted(id, 1, 0);
    }
    const likes = await t.page.evaluate(
      (name) => (JSON.parse(localStorage.getItem(name)!) as { likes: { title: string }[] }).likes,
      `onair:votes:${t.panel.url} 1`,
    );
    assert.deepEqual(
      likes.map(({ title }) => title),
      ['Glass', 'Paper'],
    );
  });
});
