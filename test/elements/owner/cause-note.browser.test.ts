import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';
import '../../../src/elements/history/define.js';
import '../../../src/elements/now-playing/define.js';
import '../../../src/elements/schedule/define.js';
import { record, until, untilStatus } from '../shown.js';
import { setWorld } from '../../kit/page-world.js';

describe('the explanation for the owner of a page', () => {
  const { server } = setWorld();
  const website = { '*': { body: '<!doctype html>', headers: { 'content-type': 'text/html' } } };
  const hasNote = (element: Element): boolean => !!element.shadowRoot!.querySelector('[role=note]');
  const notes = (place: Element): boolean[] => [...place.children].map(hasNote);

  async function showing(...urls: string[]): Promise<Element> {
    const place = await fixture(html`<div></div>`);
    place.innerHTML = urls
      .map((url, index) => (index ? ['history', url] : ['now-playing', url]))
      .map(([name, url]) => `<onair-${name} base-url="${url}"></onair-${name}>`)
      .join('');
    for (const element of place.children) await untilStatus(element, 'failed');
    return place;
  }

  it('is shown once for all tags of a station', async () => {
    const { url } = server(website);
    const place = await showing(url, url, url);
    await until(() => notes(place).includes(true), 'a note');
    await until(() => notes(place).join() === 'true,false,false', 'one note');
  });

  it('is shown once if several lists of a station fail for the same reason', async () => {
    const { url } = server(website);
    const place = await showing(url);
    const week = document.createElement('onair-schedule');
    week.setAttribute('base-url', url);
    place.append(week);
    await untilStatus(week, 'failed');
    await until(() => notes(place).join() === 'true,false', 'one note');
  });

  it('is shown for each station', async () => {
    const [one, other] = [server(website), server(website)];
    const place = await showing(one.url, other.url, one.url, other.url);
    await until(() => notes(place).join() === 'true,true,false,false', 'two notes');
  });

  it('moves to the next tag if the first one leaves the page or recovers', async () => {
    const { url } = server(website);
    const good = server({ '*': { body: JSON.stringify([record({ ts: Date.now() })]) } });
    const place = await showing(url, url, url);
    await until(() => notes(place).join() === 'true,false,false', 'one note');
    const [first, second, third] = place.children;
    first!.remove();
    expect([hasNote(second!), hasNote(third!)]).to.deep.equal([true, false]);
    second!.setAttribute('base-url', good.url);
    await until(() => !hasNote(second!) && hasNote(third!), 'the note of the last tag');
    place.prepend(first!);
    await until(() => hasNote(first!) && !hasNote(third!), 'the note of the first tag');
  });
});
