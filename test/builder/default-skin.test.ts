import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { commonDefaultSkin } from '../../src/builder/default-skin.js';
import type { TagChoice } from '../../src/builder/choice.js';

const card: TagChoice = { name: 'now-playing', attributes: { layout: 'card' } };
const history: TagChoice = { name: 'history', attributes: {} };
const wall: TagChoice = { name: 'now-playing', attributes: { layout: 'wall' } };
const bottom: TagChoice = { name: 'player', attributes: { layout: 'bar', position: 'bottom' } };

describe('commonDefaultSkin', () => {
  for (const [what, tags, skin] of [
    ['no tags', [], 'quiet'],
    ['a card and a history', [card, history], 'quiet'],
    ['a wall', [wall], 'sleeve'],
    ['a player at the bottom', [bottom], 'sleeve'],
    ['a wall and a player at the bottom', [wall, bottom], 'sleeve'],
    ['tags with different defaults', [history, bottom], ''],
  ] as const)
    it(`returns "${skin}" for ${what}`, () => {
      assert.equal(commonDefaultSkin(tags), skin);
    });
});
