import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asObject, fieldsOf, listOf } from '../../src/servers/json.js';

describe('json', () => {
  for (const value of [null, undefined, 1, 'a', true, []])
    it(`returns no field for ${JSON.stringify(value)}`, () => {
      assert.equal(asObject(value), null);
      assert.deepEqual(fieldsOf(value), {});
    });
  for (const value of [null, undefined, 1, 'a', true, {}])
    it(`returns no list for ${JSON.stringify(value)}`, () => assert.deepEqual(listOf(value), []));
  it('returns the entries of a list that PHP wrote as an object', () => {
    assert.deepEqual(listOf({ 0: 'a', 2: 'b', 10: 'c' }), ['a', 'b', 'c']);
    assert.deepEqual(listOf({}), []);
  });
  it('treats an object as a single-item list, and a single-item list as an object', () => {
    assert.deepEqual(listOf({ a: 1 }), [{ a: 1 }]);
    assert.deepEqual(listOf({ 0: 'a', x: 'b' }), [{ 0: 'a', x: 'b' }]);
    assert.deepEqual(fieldsOf([{ a: 1 }]), { a: 1 });
    assert.deepEqual(fieldsOf([{ a: 1 }, { b: 2 }]), {});
  });
  it('returns an object unchanged, and the entries of a list', () => {
    const [object, list] = [{ a: 1 }, [1]];
    assert.equal(fieldsOf(object), object);
    assert.deepEqual(listOf(list), list);
  });
});
