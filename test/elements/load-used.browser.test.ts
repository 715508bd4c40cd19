import { expect } from '@open-wc/testing';
import { loadUsed } from '../../src/elements/load-used.js';
import { until } from './shown.js';

describe('loading on demand', () => {
  const place = document.createElement('div');
  before(() => document.body.append(place));
  after(() => place.remove());

  function add(...tags: string[]): HTMLElement {
    const added = document.createElement('p');
    added.append(...tags.map((tag) => document.createElement(tag)));
    place.append(added);
    return added;
  }

  it('loads a module once, when its tag or its div comes', async () => {
    const loaded: string[] = [];
    const load = (name: string) => () => {
      loaded.push(name);
      return name === 'broken' ? Promise.reject(new Error('no such file')) : Promise.resolve();
    };
    add('onair-here');
    loadUsed({
      'onair-here': load('here'),
      'onair-later': load('later'),
      'div[data-onair="div"]': load('div'),
      'onair-broken': load('broken'),
      'onair-never': load('never'),
    });
    expect(loaded).to.deep.equal(['here']);
    add('onair-later', 'onair-here', 'onair-broken');
    await until(() => loaded.length === 3, 'two modules more');
    add('div').firstElementChild!.setAttribute('data-onair', 'div');
    add();
    await until(() => loaded.length === 4, 'one more');
    expect(loaded).to.deep.equal(['here', 'later', 'broken', 'div']);
  });
});
