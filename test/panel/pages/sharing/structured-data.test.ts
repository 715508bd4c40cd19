import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ReadResponse } from '../../../kit/read-response.js';
import { openPanel } from '../../../kit/open-panel.js';

/** An extract of schema.org: the parent type of each type, and the properties that may be used. */
const SHAPES: Record<string, { of?: string; properties: string }> = {
  Thing: { properties: 'name url image description' },
  Organization: { of: 'Thing', properties: 'logo' },
  RadioStation: { of: 'Organization', properties: '' },
  BroadcastService: {
    of: 'Thing',
    properties: 'broadcaster broadcastDisplayName broadcastTimezone inLanguage',
  },
  Event: { of: 'Thing', properties: 'startDate endDate workPerformed' },
  PublicationEvent: { of: 'Event', properties: 'publishedOn' },
  BroadcastEvent: { of: 'PublicationEvent', properties: 'isLiveBroadcast' },
  CreativeWork: { of: 'Thing', properties: 'publisher inLanguage' },
  MusicRecording: { of: 'CreativeWork', properties: 'byArtist inAlbum duration isrcCode' },
  MusicAlbum: { of: 'CreativeWork', properties: '' },
  MusicGroup: { of: 'Organization', properties: '' },
  PodcastSeries: { of: 'CreativeWork', properties: 'webFeed' },
};

function propertiesOf(type: string): string[] {
  const { of, properties } = SHAPES[type]!;
  return [...properties.split(' '), ...(of ? propertiesOf(of) : [])];
}

/** Returns all types in the data. Throws if schema.org doesn't have the type, or the type doesn't have the property. */
function typesIn(thing: Record<string, unknown>): string[] {
  const type = String(thing['@type']);
  assert.ok(type in SHAPES, type);
  const names = Object.keys(thing).filter((name) => !name.startsWith('@'));
  for (const name of names) assert.ok(propertiesOf(type).includes(name), `${type}.${name}`);
  const inside = Object.values(thing).filter((value) => typeof value === 'object' && value !== null);
  return [type, ...inside.flatMap((value) => typesIn(value as Record<string, unknown>))];
}

const dataIn = ({ text }: ReadResponse): Record<string, unknown> => {
  const blocks = [...text.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g)];
  assert.equal(blocks.length, 1);
  return JSON.parse(blocks[0]![1]!) as Record<string, unknown>;
};

describe('structured data', () => {
  const { request, play } = openPanel({ publicUrl: 'https://radio.example/panel/' });

  it('uses schema.org properties on play pages', async () => {
    const { id, ts } = await play({ title: 'Tide', author: 'The Lights', album: 'Sea', length: 200_000 });
    const data = dataIn(await request(`/plays/${id}/`));
    assert.equal(data['@context'], 'https://schema.org');
    assert.deepEqual(typesIn(data).sort(), [
      'BroadcastEvent',
      'BroadcastService',
      'MusicAlbum',
      'MusicGroup',
      'MusicRecording',
      'RadioStation',
    ]);
    assert.equal(data['startDate'], new Date(ts).toISOString());
    assert.equal(data['endDate'], new Date(ts + 200_000).toISOString());
    assert.equal(data['url'], `https://radio.example/panel/plays/${id}/`);
    assert.equal((data['workPerformed'] as { duration: string }).duration, 'PT200S');
  });

  it('uses schema.org properties on station and podcast pages', async () => {
    const station = dataIn(await request('/stations/1/'));
    assert.deepEqual(typesIn(station), ['RadioStation']);
    assert.equal(station['@id'], 'https://radio.example/panel/stations/1/');
    const podcast = dataIn(await request('/podcasts/1/'));
    assert.deepEqual(typesIn(podcast), ['PodcastSeries', 'RadioStation']);
    assert.equal(podcast['webFeed'], 'https://radio.example/panel/podcasts/1/feed.xml');
  });

  it("can't close its script element", async () => {
    const title = '</script><script>alert(1)</script><!-- "quotes" \\ & &amp;';
    const { id } = await play({ title, author: null });
    const response = await request(`/plays/${id}/`);
    assert.equal(dataIn(response)['name'], title);
    assert.doesNotMatch(response.text, /<script>|<!--/);
  });
});
