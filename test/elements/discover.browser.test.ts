import { expect } from '@open-wc/testing';
import { discoverer } from '../../src/elements/discover.js';
import { until } from './shown.js';

describe('discover', () => {
  const place = document.createElement('div');
  before(() => document.body.append(place));
  after(() => place.remove());

  function add(tag: string, to: Node = place): HTMLElement {
    return to.appendChild(document.createElement(tag));
  }

  it('loads each module with its first element', async () => {
    const loaded: string[] = [];
    const load = (name: string) => () => {
      loaded.push(name);
      return Promise.resolve();
    };
    add('onair-here');
    discoverer({
      'onair-here': load('here'),
      'onair-later': load('later'),
      'onair-never': load('never'),
    })(document);
    expect(loaded).to.deep.equal(['here']);
    add('onair-later');
    add('onair-here');
    await until(() => loaded.length === 2, 'one module more');
    expect(loaded).to.deep.equal(['here', 'later']);
  });

  it('observes only shadow roots passed to it', async () => {
    const loaded: string[] = [];
    const discover = discoverer({
      'onair-inside': () => Promise.resolve(loaded.push('inside')),
      'onair-outside': () => Promise.resolve(loaded.push('outside')),
    });
    const root = add('section').attachShadow({ mode: 'open' });
    discover(document);
    add('onair-inside', root);
    // The observer reports later additions asynchronously.
    add('onair-outside');
    await until(() => loaded.includes('outside'), 'the tag beside it');
    expect(loaded).to.deep.equal(['outside']);
    discover(root);
    discover(root);
    expect(loaded).to.deep.equal(['outside', 'inside']);
  });

  it('shows a message if a module fails twice', async () => {
    let tries = 0;
    const discover = discoverer({
      'onair-broken': () => {
        tries++;
        return Promise.reject(new Error('no such file'));
      },
    });
    const first = add('onair-broken');
    first.textContent = 'Mondays at nine';
    discover(document);
    await until(() => first.getAttribute('status') === 'failed', 'a sentence');
    const second = add('onair-broken');
    await until(() => second.getAttribute('status') === 'failed', 'a sentence');
    expect(first.textContent).to.match(/^Mondays at nine.*A file didn’t load/);
    expect(second.textContent).to.match(/A file didn’t load/);
    expect(second.children).to.have.length(1);
    expect(tries).to.equal(2);
  });
});
