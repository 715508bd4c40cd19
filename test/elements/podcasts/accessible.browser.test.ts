import { expect, fixture, html } from '@open-wc/testing';
import { isAccessible } from '../accessible.js';
import { part, text, texts, until, untilStatus } from '../shown.js';
import { buttons, setEpisodes, toggle } from './episodes.js';
import { many, setPodcasts } from './fixture.js';

describe('accessibility of <onair-podcasts>', () => {
  const world = setPodcasts();
  const { panel, showing } = world;
  const episodes = setEpisodes(world);

  it('passes axe while loading', async () => {
    const { url, faults } = await panel();
    await faults({ hang: true });
    const element = await fixture(html`<onair-podcasts base-url=${url}></onair-podcasts>`);
    expect(element.getAttribute('status')).to.equal('loading');
    await isAccessible(element);
  });

  for (const layout of ['list', 'grid']) {
    for (const dir of ['ltr', 'rtl']) {
      for (const scheme of ['light', 'dark']) {
        it(`passes axe as a ${layout}, ${dir}, ${scheme}`, async () => {
          const { url } = await panel();
          const look = scheme === 'dark' ? 'background:#111;color:#eee' : 'background:#fff;color:#222';
          const place = await fixture(
            html`<div dir=${dir} style=${look}>
              <onair-podcasts base-url=${url} layout=${layout} episodes></onair-podcasts>
            </div>`,
          );
          const element = place.firstElementChild!;
          await untilStatus(element, 'ready');
          await isAccessible(element);
        });
      }
    }
  }

  it('passes axe with more podcasts than are shown', async () => {
    const element = await showing(...many(12));
    await isAccessible(element);
  });

  it('passes axe without podcasts', async () => {
    const element = await showing();
    await isAccessible(element);
  });

  it('passes axe after a failure', async () => {
    const element = await fixture(html`<onair-podcasts></onair-podcasts>`);
    await until(() => !!text(element, 'message'), 'a message');
    await isAccessible(element);
  });

  it('passes axe with episodes and during playback', async () => {
    const { url } = await panel();
    const place = await fixture(
      html`<div dir="rtl"><onair-podcasts base-url=${url} episodes></onair-podcasts></div>`,
    );
    const element = place.firstElementChild!;
    await untilStatus(element, 'ready');
    toggle(element).click();
    await until(() => texts(element, 'episode').length > 0, 'episodes');
    await isAccessible(element);
    buttons(element)[0]!.click();
    part(element, 'chapters-toggle')!.click();
    part(element, 'transcript-toggle')!.click();
    await until(() => !!part(element, 'chapter'), 'chapters');
    await until(() => !!part(element, 'transcript'), 'a transcript');
    await isAccessible(element);
  });

  it('passes axe when the feed can’t be read', async () => {
    const element = await episodes.showing(await episodes.serve('', { status: 404 }));
    toggle(element).click();
    await until(() => !!element.shadowRoot!.querySelector('[role=status]')?.textContent.trim(), 'a message');
    await isAccessible(element);
  });
});
