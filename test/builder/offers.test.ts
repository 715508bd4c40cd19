import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isOffered, isOfferedAttribute, offeredAttributes, offeredTags } from '../../src/builder/offers.js';
import { TAG_NAMES } from '../../src/contract/tags.js';
import { capabilitiesOf } from '../../src/servers/server-kind.js';
import { loadKind, type ServerKindName } from '../../src/servers/kinds.js';

/** Tags whose data not every kind of server provides. */
const DEPENDENT = ['player', 'schedule', 'podcasts', 'requests'] as const;
const OFFERED: Partial<Record<ServerKindName, string>> = {
  azuracast: 'player schedule podcasts requests',
  libretime: 'player schedule',
  icecast: 'player',
  shoutcast: 'player',
  sonicpanel: 'player',
  centova: 'player',
  live365: 'player',
  radioco: 'player',
  spinitron: '',
  radioking: '',
};

describe("the builder's offered tags", () => {
  it('depend on the kind of server', async () => {
    assert.deepEqual(
      TAG_NAMES.filter((tag) => isOffered(tag, null)),
      [...TAG_NAMES],
    );
    for (const [kind, tags] of Object.entries(OFFERED)) {
      const capabilities = capabilitiesOf(await loadKind(kind as ServerKindName));
      assert.equal(DEPENDENT.filter((tag) => isOffered(tag, capabilities)).join(' '), tags, kind);
      for (const tag of ['now-playing', 'history', 'vote'] as const) assert.ok(isOffered(tag, capabilities));
      for (const attribute of ['search', 'transport']) {
        assert.equal(isOfferedAttribute(attribute, capabilities), false);
        assert.equal(isOfferedAttribute(attribute, null), true);
      }
    }
  });

  it('exclude unsupported tags', async () => {
    const capabilities = capabilitiesOf(await loadKind('icecast'));
    assert.deepEqual(
      offeredTags(
        [
          { name: 'history', attributes: { limit: '3', vote: '', search: '' } },
          { name: 'schedule', attributes: {} },
        ],
        capabilities,
      ),
      [{ name: 'history', attributes: { limit: '3', vote: '' } }],
    );
    assert.deepEqual(offeredTags([{ name: 'schedule', attributes: {} }], capabilities), [
      { name: 'now-playing', attributes: {} },
    ]);
    assert.deepEqual(offeredTags([], capabilities), []);
    assert.deepEqual(offeredAttributes({ lang: 'de', transport: 'v2' }, capabilities), { lang: 'de' });
  });
});
