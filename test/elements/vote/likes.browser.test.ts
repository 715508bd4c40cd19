import { expect, fixture, html } from '@open-wc/testing';
import { setWorld } from '../../kit/page-world.js';
import type { OnairVote } from '../../../src/elements/vote/vote.js';
import '../../../src/elements/vote/define.js';
import '../../../src/elements/history/define.js';
import '../../../src/elements/now-playing/define.js';
import { part, text, texts, until, untilText } from '../shown.js';
import { button, TRACK } from './fixture.js';

describe('the likes of a visitor', () => {
  const world = setWorld();

  const rows = (element: Element): string[] => [
    ...[...element.shadowRoot!.querySelectorAll('li .song')].map((each) => each.textContent),
  ];
  const list = (url: string, source = 'panel', lang = 'en'): Promise<OnairVote> =>
    fixture<OnairVote>(
      html`<onair-vote
        view="likes"
        links="spotify"
        lang=${lang}
        source=${source}
        base-url=${url}
      ></onair-vote>`,
    );
  const pressed = (element: Element, name = 'like'): string | null =>
    button(element, name).getAttribute('aria-pressed');

  /** A server without votes that plays this song, and a heart for it. */
  async function heart(title: string): Promise<{ url: string; element: OnairVote }> {
    const server = await world.other('azuracast');
    await server.play({ title, artist: 'Ada Winter', length: 200 });
    const element = await fixture<OnairVote>(
      html`<onair-vote source="azuracast" base-url=${server.url}></onair-vote>`,
    );
    await until(() => part(element, 'like') !== null && !button(element, 'like').disabled, 'a heart');
    return { url: server.url, element };
  }

  /** Chooses a file in the list, as a visitor does. */
  async function importFile(element: Element, content: string): Promise<string> {
    await until(() => part(element, 'import') !== null, 'the button');
    const input = element.shadowRoot!.querySelector<HTMLInputElement>('[type=file]')!;
    const files = new DataTransfer();
    files.items.add(new File([content], 'songs.txt'));
    input.files = files.files;
    input.dispatchEvent(new Event('change'));
    const status = (): string => element.shadowRoot!.querySelector('section [role=status]')!.textContent;
    await until(() => !!status(), 'the result');
    return status();
  }

  it('are added and removed by the heart of a server without votes', async () => {
    const { url, element } = await heart('Glass');
    const shown = await list(url, 'azuracast');
    await until(() => shown.shadowRoot!.textContent.includes('only in this browser'), 'an empty list');
    button(element, 'like').click();
    await until(() => rows(shown).length === 1, 'a row');
    expect(rows(shown)).to.deep.equal(['Ada Winter – Glass']);
    expect(pressed(element)).to.equal('true');
    expect(text(element, 'message')).to.equal('');
    button(element, 'like').click();
    await until(() => !rows(shown).length, 'an empty list');
    expect(pressed(element)).to.equal('false');
  });

  it('include songs from every station, in any spelling', async () => {
    const { element } = await heart('GLASS');
    button(element, 'like').click();
    await until(() => pressed(element) === 'true', 'a like');
    const panel = await world.panel();
    await panel.play({ all_music_id: TRACK, title: 'Glass', author: 'ada winter', length: 600_000 });
    const voted = await fixture<OnairVote>(html`<onair-vote base-url=${panel.url}></onair-vote>`);
    await until(() => !button(voted, 'like').disabled, 'buttons');
    button(voted, 'like').click();
    await untilText(voted, 'message', 'Thanks for voting!');
    const { element: third } = await heart('Glass');
    expect(pressed(third)).to.equal('true');
    const shown = await list(panel.url);
    await until(() => rows(shown).length === 1, 'one row');
  });

  it('include the likes that an earlier version stored', async () => {
    const panel = await world.panel();
    const old = {
      title: 'Harbour',
      artist: 'The Tides',
      at: 1_700_000_000_000,
      id: 5,
      ts: 1_700_000_000_000,
    };
    localStorage.setItem(`onair:votes:${panel.url} 1`, JSON.stringify({ plays: {}, likes: [old] }));
    const shown = await list(panel.url);
    await until(() => rows(shown)[0] === 'The Tides – Harbour', 'the old like');
  });

  it('stay visible after they were removed in the list, and can be liked again', async () => {
    const { url, element } = await heart('Glass');
    button(element, 'like').click();
    const shown = await list(url, 'azuracast');
    await until(() => part(shown, 'unlike') !== null, 'a row');
    button(shown, 'unlike').click();
    await until(() => pressed(element) === 'false', 'the heart');
    expect([rows(shown), pressed(shown, 'unlike')]).to.deep.equal([['Ada Winter – Glass'], 'false']);
    button(shown, 'unlike').click();
    await until(() => pressed(element) === 'true', 'the heart');
    expect(pressed(shown, 'unlike')).to.equal('true');
  });

  it('are imported, and the result says what was new, known and unreadable', async () => {
    const { url, element } = await heart('Glass');
    button(element, 'like').click();
    const shown = await list(url, 'azuracast');
    const result = await importFile(
      shown,
      'My list\nada winter - GLASS\nThe Tides - Harbour\nThe Tides – Rain\n',
    );
    expect(result).to.equal('Added: 2. Already in the list: 1. Lines that couldn’t be read: 1.');
    expect(rows(shown).sort()).to.deep.equal([
      'Ada Winter – Glass',
      'The Tides – Harbour',
      'The Tides – Rain',
    ]);
  });

  it('explain in the language of the page which files can be imported', async () => {
    const panel = await world.panel();
    const shown = await list(panel.url, 'panel', 'de');
    expect(await importFile(shown, '<html></html>')).to.match(
      /^Keine Titel gefunden\. Wählen Sie eine CSV-Datei/,
    );
    expect(rows(shown)).to.deep.equal([]);
  });

  for (const [name, sentence] of [
    ['QuotaExceededError', 'Not saved: there is no more room in this browser.'],
    ['SecurityError', 'This browser doesn’t let the page save your likes. They last until you close it.'],
  ] as const) {
    it(`explain a ${name} of the storage`, async () => {
      const { element } = await heart('Glass');
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = () => {
        throw new DOMException('', name);
      };
      try {
        button(element, 'like').click();
        await untilText(element, 'message', sentence);
      } finally {
        Storage.prototype.setItem = setItem;
      }
      expect(pressed(element)).to.equal(name === 'SecurityError' ? 'true' : 'false');
    });
  }

  it("can't be added while nothing is on air", async () => {
    const server = await world.other('azuracast');
    const element = await fixture<OnairVote>(
      html`<onair-vote source="azuracast" base-url=${server.url}></onair-vote>`,
    );
    await until(() => element.status === 'empty', 'a response');
    expect(button(element, 'like').disabled).to.equal(true);
    expect(texts(element, 'dislike')).to.deep.equal([]);
  });
});
