import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { TAG_NAMES } from '../../src/contract/tags.js';
import { readKnownTags } from '../../src/builder/known-tags.js';
import { known } from './choices.js';

const attribute = (tag: Parameters<typeof known.get>[0], name: string) =>
  known.get(tag)!.attributes.find((found) => found.name === name);

describe("the builder's list of tags", () => {
  it('includes every tag of the contract', () => {
    assert.deepEqual([...known.keys()], TAG_NAMES);
  });

  it('has the kind and default of each attribute', () => {
    assert.deepEqual(attribute('history', 'limit'), {
      name: 'limit',
      kind: 'number',
      values: [],
      default: '10',
      description: 'Number of plays, 1 to 100.',
    });
    assert.equal(attribute('now-playing', 'vote')?.kind, 'flag');
    assert.deepEqual(attribute('schedule', 'view')?.values, ['auto', 'week', 'day', 'now']);
    assert.equal(attribute('schedule', 'view')?.default, 'auto');
    assert.equal(attribute('station', 'delay')?.default, null);
    assert.equal(attribute('station', 'time-zone')?.kind, 'text');
  });

  it('includes custom properties', () => {
    const names = known.get('now-playing')!.properties.map(({ name }) => name);
    assert.deepEqual(names, ['--onair-accent', '--onair-radius', '--onair-surface']);
  });

  it('is empty without a manifest', () => {
    for (const file of [null, 'text', {}, { modules: 1 }, { modules: [{}] }])
      assert.equal(readKnownTags(file).size, 0);
  });
});
