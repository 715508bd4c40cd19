import { expect, fixture, html } from '@open-wc/testing';
import { setWorld, type PagePanel } from '../../kit/page-world.js';
import '../../../src/elements/vote/define.js';
import '../../../src/elements/now-playing/define.js';
import '../../../src/elements/history/define.js';
import { isAccessible } from '../accessible.js';
import { part, text, until, untilText } from '../shown.js';
import { button, setVotes } from './fixture.js';

describe('accessibility of <onair-vote>', () => {
  const world = setWorld();
  let panel: PagePanel;
  const { onAir, showing, voting, offline } = setVotes(() => panel);

  beforeEach(async () => {
    panel = await world.panel();
  });

  it('passes axe before the first data arrives', async () => {
    await panel.faults({ hang: true });
    const element = await fixture(html`<onair-vote base-url=${panel.url}></onair-vote>`);
    expect(button(element, 'like').disabled).to.equal(true);
    expect(text(element, 'message')).to.equal('');
    await isAccessible(element);
  });

  it('passes axe with a vote and expanded likes', async () => {
    const element = await voting();
    await isAccessible(element);
    button(element, 'like').click();
    await untilText(element, 'message', 'Thanks for voting!');
    part(element, 'likes')!.setAttribute('open', '');
    await until(() => !!part(element, 'copy'), 'the list');
    await isAccessible(element);
  });

  for (const dir of ['ltr', 'rtl'])
    for (const scheme of ['light', 'dark'])
      it(`passes axe as a list of likes, ${dir}, ${scheme}`, async () => {
        const look = scheme === 'dark' ? 'background:#111;color:#eee' : 'background:#fff;color:#222';
        const place = await fixture(
          html`<div dir=${dir} style=${look}>
            <onair-vote view="likes" links="spotify" base-url=${panel.url}></onair-vote>
          </div>`,
        );
        const likes = place.firstElementChild!;
        await until(() => !!likes.shadowRoot!.querySelector('.empty'), 'an empty list');
        const box = (selector: string): DOMRect =>
          likes.shadowRoot!.querySelector(selector)!.getBoundingClientRect();
        const middle = (rect: DOMRect): number => rect.left + rect.width / 2;
        for (const selector of ['.empty svg', '.actions button'])
          expect(middle(box(selector)), selector).to.be.closeTo(middle(likes.getBoundingClientRect()), 1);
        expect(box('.actions').top).to.be.closeTo(box('.empty').bottom, 1);
        await isAccessible(likes);
        button(await voting(), 'like').click();
        await until(() => !!part(likes, 'unlike') && !!part(likes, 'clear'), 'the liked song');
        await isAccessible(likes);
      });

  it('passes axe after a vote was reverted', async () => {
    const element = await voting();
    offline();
    button(element, 'like').click();
    // Votes of other tabs are blocked meanwhile.
    await world.pass(1000);
    await untilText(element, 'message', 'Not sent: you are offline.');
    await isAccessible(element);
  });

  it("passes axe if voting isn't possible", async () => {
    await onAir({ all_music_id: null, dj_name: 'DJ Ana', length: null });
    await isAccessible(await showing());
  });

  it('passes axe after a failure', async () => {
    const element = await fixture(html`<onair-vote></onair-vote>`);
    await until(() => !!text(element, 'message'), 'a sentence');
    expect(text(element, 'message')).to.contain('base-url');
    await isAccessible(element);
  });

  it('passes axe inside other elements', async () => {
    await onAir();
    for (const markup of [
      html`<onair-now-playing vote base-url=${panel.url}></onair-now-playing>`,
      html`<onair-now-playing vote layout="line" base-url=${panel.url}></onair-now-playing>`,
      html`<onair-history vote include-current limit="3" base-url=${panel.url}></onair-history>`,
    ]) {
      const element = await fixture(markup);
      await until(
        () => !!part(element, 'vote')?.shadowRoot && !!part(part(element, 'vote')!, 'like'),
        'buttons',
      );
      await isAccessible(element);
    }
  });
});
