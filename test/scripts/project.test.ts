import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
// @ts-expect-error A script of the build, without types.
import { assertCanPublish, readProject } from '../../scripts/project.mjs';

describe('assertCanPublish', () => {
  const complete = {
    repository: 'https://git.example/onair',
    homepage: 'https://onair.example',
    contact: 'a@b.example',
  };

  it('accepts a complete project', () => {
    assertCanPublish(complete);
  });

  it('reports the empty fields', () => {
    assert.throws(() => assertCanPublish({ ...complete, homepage: '', contact: '' }), {
      message:
        'Fill in homepage, contact in scripts/project.json first: nothing is published while a field is empty.',
    });
  });

  it('checks every field of scripts/project.json', () => {
    assert.deepEqual(Object.keys(readProject() as object), ['repository', 'homepage', 'contact']);
  });
});
