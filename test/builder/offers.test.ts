import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isOffered, isOfferedAttribute, offeredAttributes, offeredTags } from '../../src/builder/offers.js';
import { TAG_NAMES } from '../../src/contract/tags.js';
import { capabilitiesOf } from '../../src/servers/server-kind.js';
import { loadKind, type ServerKindName } from '../../src/servers/kinds.js';
import { SHOWN } from './choices.js';

const OFFERED: Partial<Record<ServerKindName, string>> = {
  azuracast: 'now-playing vote history player schedule podcasts requests',
  libretime: 'now-playing vote history player schedule',
  icecast: 'now-playing vote history player',
  shoutcast: 'now-playing vote history player',
  sonicpanel: 'now-playing vote history player',
  centova: 'now-playing vote history player',
  live365: 'now-playing vote history player',
  radioco: 'now-playing vote history player',
  spinitron: 'now-playing vote history',
  radioking: 'now-playing vote history',
};

describe('the tags and attributes that the builder offers', () => {
  it('include everything for a panel, but only supported ones for another server', async () => {
    assert.deepEqual(
      TAG_NAMES.filter((tag) => isOffered(tag, null)),
      [...TAG_NAMES],
    );
    for (const [kind, tags] of Object.entries(OFFERED)) {
      const capabilities = capabilitiesOf(await loadKind(kind as ServerKindName));
      const offered = SHOWN.filter((tag) => isOffered(tag, capabilities));
      assert.deepEqual(offered.sort(), tags.split(' ').sort(), kind);
      for (const attribute of ['search', 'transport']) {
        assert.equal(isOfferedAttribute(attribute, capabilities), false);
        assert.equal(isOfferedAttribute(attribute, null), true);
      }
    }
  });

  it('replace unsupported tags, with a card if nothing else is left', async () => {
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
