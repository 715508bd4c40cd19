import { expect, fixture } from '@open-wc/testing';
import { html, type ReactiveControllerHost } from 'lit';
import '../../../src/elements/history/define.js';
import '../../../src/elements/now-playing/define.js';
import '../../../src/elements/schedule/define.js';
import { record, until, untilStatus } from '../shown.js';
import { setWorld } from '../../kit/page-world.js';

describe("the note for the page's owner", () => {
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

  it('appears once for all tags of a station', async () => {
    const { url } = server(website);
    const place = await showing(url, url, url);
    await until(() => notes(place).includes(true), 'a note');
    await until(() => notes(place).join() === 'true,false,false', 'one note');
  });

  it('appears once for all lists of a station', async () => {
    const { url } = server(website);
    const place = await showing(url);
    const week = document.createElement('onair-schedule');
    week.setAttribute('base-url', url);
    place.append(week);
    await untilStatus(week, 'failed');
    await until(() => notes(place).join() === 'true,false', 'one note');
  });

  it('includes the details of each station', async () => {
    const [one, other] = [server(website), server(website)];
    const place = await showing(one.url, other.url, one.url, other.url);
    const { shadowRoot } = place.firstElementChild!;
    const details = (): string[] =>
      [...shadowRoot!.querySelectorAll('[role=note] details > div')].map((each) => each.textContent);
    await until(() => details().length === 2, 'the details of both stations');
    expect(notes(place).join()).to.equal('true,false,false,false');
    // Both have the same problem.
    expect(shadowRoot!.querySelectorAll('[role=note] > div').length).to.equal(1);
    expect(details()[0]).to.include(one.url);
    expect(details()[1]).to.include(other.url);
  });

  it('starts with a plain sentence and advice', async () => {
    const { url } = server(website);
    const place = await showing(url);
    await until(() => notes(place).includes(true), 'a note');
    const problem = place.firstElementChild!.shadowRoot!.querySelector('[role=note]')!.firstElementChild!;
    const [sentence, advice, details] = problem.children;
    expect(sentence!.textContent).to.equal('This page can’t read the responses of your station’s server.');
    expect(advice!.textContent).to.equal('Open this address in a browser to see what it returns.');
    expect((details as HTMLDetailsElement).open).to.equal(false);
    expect(details!.firstElementChild!.textContent).to.equal('Technical details');
    expect(details!.textContent).to.include(url).and.include('returned invalid JSON');
  });

  it('keeps its details open', async () => {
    const { url } = server(website);
    const place = await showing(url);
    await until(() => notes(place).includes(true), 'a note');
    const details = place.firstElementChild!.shadowRoot!.querySelector<HTMLDetailsElement>('details')!;
    details.open = true;
    const second = document.createElement('onair-history');
    second.setAttribute('base-url', url);
    place.append(second);
    await untilStatus(second, 'failed');
    second.requestUpdate();
    await second.updateComplete;
    expect(details.isConnected && details.open).to.equal(true);
    expect(notes(place).join()).to.equal('true,false');
  });

  it('appears in the first visible tag', async () => {
    const { url } = server(website);
    const place = await showing(url, url);
    await until(() => notes(place).join() === 'true,false', 'a note');
    const [first, second] = place.children as unknown as [HTMLElement, HTMLElement & ReactiveControllerHost];
    first.style.display = 'none';
    second.requestUpdate();
    await until(() => notes(place).join() === 'false,true', 'the note of the visible tag');
  });

  it('moves to the next tag that fails', async () => {
    const { url } = server(website);
    const good = server({ '*': { body: JSON.stringify([record({ ts: Date.now() })]) } });
    const place = await showing(url, url, url);
    await until(() => notes(place).join() === 'true,false,false', 'one note');
    const [first, second, third] = place.children;
    first!.remove();
    await until(() => notes(place).join() === 'true,false', 'the note of the second tag');
    second!.setAttribute('base-url', good.url);
    await until(() => !hasNote(second!) && hasNote(third!), 'the note of the last tag');
    place.prepend(first!);
    await until(() => hasNote(first!) && !hasNote(third!), 'the note of the first tag');
  });
});
