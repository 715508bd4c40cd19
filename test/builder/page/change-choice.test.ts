import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { moveTag, setAttribute, toggleTag, withValue } from '../../../src/builder/page/change-choice.js';
import { choice } from '../choices.js';

const three = choice({
  tags: [
    { name: 'now-playing', attributes: { vote: '' } },
    { name: 'history', attributes: {} },
    { name: 'player', attributes: {} },
  ],
});
const names = (tags: readonly { name: string }[]): string[] => tags.map(({ name }) => name);

describe('changes to a choice', () => {
  it('can add a tag at the end', () => {
    assert.deepEqual(names(toggleTag(three, 'vote')), ['now-playing', 'history', 'player', 'vote']);
    const without = toggleTag(three, 'now-playing');
    assert.deepEqual(names(without), ['history', 'player']);
    assert.deepEqual(toggleTag(choice({ tags: without }), 'now-playing').at(-1)!.attributes, {});
  });

  it('can move a tag by one position', () => {
    assert.deepEqual(names(moveTag(three, 2, -1)), ['now-playing', 'player', 'history']);
    assert.deepEqual(names(moveTag(three, 0, 1)), ['history', 'now-playing', 'player']);
    assert.deepEqual(names(moveTag(three, 7, 1)), names(three.tags));
  });

  it('can set or remove a single attribute', () => {
    const limited = setAttribute(three, 1, 'limit', '3');
    assert.deepEqual(
      limited.map(({ attributes }) => attributes),
      [{ vote: '' }, { limit: '3' }, {}],
    );
    assert.deepEqual(setAttribute(three, 0, 'vote', null)[0]!.attributes, {});
  });

  it('never mutate the previous choice', () => {
    const record = { lang: 'de' };
    assert.deepEqual(withValue(record, 'delay', '5'), { lang: 'de', delay: '5' });
    assert.deepEqual(withValue(record, 'lang', null), {});
    assert.deepEqual(record, { lang: 'de' });
  });
});
