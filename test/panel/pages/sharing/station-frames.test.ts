import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { frameSteps, maxHeight } from '../../../../src/builder/outputs/frame-heights.js';
import type { OutputTag } from '../../../../src/builder/outputs/output-choice.js';
import { stationFrames } from '../../../../src/panel/pages/sharing/station-frames.js';

describe('the frames of a station URL', () => {
  for (const [name, query, most] of [
    ['now-playing', '', 30],
    ['now-playing', 'vote', 30],
    ['now-playing', 'layout=line', 0],
    ['history', 'limit=4', 0],
    ['history', 'limit=4&vote', 0],
    ['history', 'limit=4&search', 0],
    ['vote', '', 0],
    ['player', '', 0],
    ['player', 'vote', 0],
    ['player', 'layout=card', 0],
    ['player', 'layout=card&vote', 0],
    ['player', 'layout=mini', 0],
    ['schedule', 'view=day', 0],
    ['schedule', 'view=day&calendar', 0],
    ['schedule', 'view=now', 0],
    ['requests', '', 0],
    ['requests', 'limit=3', 0],
    ['charts', '', 0],
    ['charts', 'limit=3', 0],
    ['podcasts', 'limit=2', 0],
    ['podcasts', 'limit=2&layout=grid', 2],
  ] as const)
    it(`match the builder's height: ${name} ${query}`, () => {
      const attributes = [...new URLSearchParams(query)];
      const needed = maxHeight(frameSteps([{ name, attributes } satisfies OutputTag]));
      const [form] = stationFrames(1, `?show=${name}&${query}`);
      const more = form!.height - needed;
      assert.ok(more >= 0 && more <= most, `${form!.height} for ${needed}`);
    });

  it('are high enough for votes and search', () => {
    const attributes = [...new URLSearchParams('limit=3&vote&search')];
    const needed = maxHeight(
      frameSteps([
        { name: 'now-playing', attributes },
        { name: 'history', attributes },
      ]),
    );
    const [form] = stationFrames(1, '?show=station&limit=3&vote&search');
    assert.ok(form!.height >= needed && form!.height <= needed + 12, `${form!.height} for ${needed}`);
  });
});
