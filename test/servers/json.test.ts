import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asObject, fieldsOf, listOf } from '../../src/servers/json.js';

describe('JSON accessors', () => {
  for (const value of [null, undefined, 1, 'a', true, []])
    it(`return no field for ${JSON.stringify(value)}`, () => {
      assert.equal(asObject(value), null);
      assert.deepEqual(fieldsOf(value), {});
    });
  for (const value of [null, undefined, 1, 'a', true, {}])
    it(`return no list for ${JSON.stringify(value)}`, () => assert.deepEqual(listOf(value), []));
  it('read lists that PHP wrote as objects', () => {
    assert.deepEqual(listOf({ 0: 'a', 2: 'b', 10: 'c' }), ['a', 'b', 'c']);
    assert.deepEqual(listOf({}), []);
  });
  it('convert between objects and single-item lists', () => {
    assert.deepEqual(listOf({ a: 1 }), [{ a: 1 }]);
    assert.deepEqual(listOf({ 0: 'a', x: 'b' }), [{ 0: 'a', x: 'b' }]);
    assert.deepEqual(fieldsOf([{ a: 1 }]), { a: 1 });
    assert.deepEqual(fieldsOf([{ a: 1 }, { b: 2 }]), {});
  });
  it('return objects and lists unchanged', () => {
    const [object, list] = [{ a: 1 }, [1]];
    assert.equal(fieldsOf(object), object);
    assert.deepEqual(listOf(list), list);
  });
});
