import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../../src/elements/history/define.js';
import '../../../../src/elements/now-playing/define.js';
import type { OnairHistory } from '../../../../src/elements/history/history.js';
import { isAccessible } from '../../accessible.js';
import { part, until } from '../../shown.js';
import { setStations } from '../../stations.js';
import { button, card, items, menu, opened, press, setMenu, words } from './fixture.js';

describe('the track menu', () => {
  const { panel } = setStations();
  const { playing, replace, copied } = setMenu(panel);

  it('passes axe and has a 44-pixel button', async () => {
    const { url } = await playing();
    const element = await card(url);
    const kept = (): string =>
      JSON.stringify(element.shadowRoot!.querySelector('.more')?.getBoundingClientRect());
    await until(() => !!kept(), 'a place');
    const before = kept();
    const more = await button(element);
    expect([more.offsetWidth, more.offsetHeight]).to.deep.equal([44, 44]);
    expect(kept()).to.equal(before);
    expect(more.getAttribute('aria-label')).to.equal('More on Ada Winter – Glass');
    const place = element.parentElement!;
    for (const look of ['background: #fff; color: #111', 'background: #000; color: #eee']) {
      place.style.cssText = look;
      more.click();
      for (const item of items(element)) expect(item.offsetHeight).to.be.at.least(44);
      await isAccessible(element);
      menu(element).close();
    }
  });

  it('can be operated by keyboard', async () => {
    const { url } = await playing();
    const element = await card(url);
    const more = await button(element);
    const focused = (): Element | null => element.shadowRoot!.activeElement;
    more.focus();
    await sendKeys({ press: 'Enter' });
    await until(() => focused() === items(element)[0], 'the first link');
    await sendKeys({ press: 'Tab' });
    expect(focused()).to.equal(items(element)[1]);
    await sendKeys({ press: 'Escape' });
    await until(() => !menu(element), 'no menu');
    expect(focused()).to.equal(more);
  });

  it('closes when the backdrop is clicked', async () => {
    const { url } = await playing();
    const element = await card(url);
    for (const close of [
      () => menu(element).querySelector<HTMLElement>('.close')!.click(),
      () => menu(element).click(),
    ]) {
      await opened(element);
      menu(element).querySelector<HTMLElement>('[role=status]')!.click();
      expect(menu(element).open).to.equal(true);
      close();
      await until(() => !menu(element), 'no menu');
    }
  });

  it('stays inside a small window', async () => {
    const { url } = await playing();
    const element = await opened(await card(url));
    const corners = (): boolean[] => {
      const { left, right, top, bottom } = menu(element).getBoundingClientRect();
      return [left >= 0, right <= innerWidth, top >= 0, bottom <= innerHeight];
    };
    expect(corners()).to.deep.equal([true, true, true, true]);
    const before = menu(element).getBoundingClientRect().left;
    element.style.inlineSize = '350px';
    dispatchEvent(new Event('resize'));
    expect(corners()).to.deep.equal([true, true, true, true]);
    expect(menu(element).getBoundingClientRect().left).to.be.below(before);
  });

  describe('copy and share', () => {
    it("selects the text if copying isn't allowed", async () => {
      const { url } = await playing();
      replace('clipboard', undefined);
      const element = await opened(await card(url));
      await press(element, 'Copy artist and title');
      await until(() => !!menu(element).querySelector('input'), 'a text');
      const { value, selectionStart, selectionEnd } = menu(element).querySelector('input')!;
      expect([value, selectionStart, selectionEnd]).to.deep.equal(['Ada Winter – Glass', 0, value.length]);
    });
  });

  it('can be opened for a play or a like', async () => {
    const station = await playing();
    const element = await fixture<OnairHistory>(
      html`<onair-history
        base-url=${station.url}
        limit="3"
        vote
        include-current
        links="youtube"
      ></onair-history>`,
    );
    await opened(element, 1);
    expect(words(element)[0]).to.equal('Find on YouTube');
    // The styles of a row must not apply to the menu in the same shadow root.
    const [first] = items(element);
    expect(first!.parentElement!.offsetHeight).to.equal(first!.offsetHeight);
    menu(element).close();
    const vote = part(element, 'vote')!;
    const like = (): HTMLButtonElement => part(vote, 'like') as HTMLButtonElement;
    await until(() => part(vote, 'like') !== null && !like().disabled, 'a vote');
    like().click();
    const likes = part(element, 'likes')!;
    // The list's code loads on demand.
    const summary = (): string | undefined => part(likes, 'likes')?.querySelector('summary')?.textContent;
    await until(() => summary() === 'Your likes · 1', 'a like');
    part(likes, 'likes')!.setAttribute('open', '');
    const more = await button(likes);
    expect(more.getAttribute('aria-label')).to.equal('More on Ada Winter – Glass');
    const texts = copied();
    replace('share', () => Promise.reject(new DOMException('', 'NotAllowedError')));
    more.click();
    await press(likes, 'Share');
    await until(() => texts.length === 1, 'an address');
    expect(texts[0]).to.equal(`${station.url}/plays/${(await station.state()).playing[1]!.id}/`);
  });
});
