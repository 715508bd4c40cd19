import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readPodcast } from '../../../src/servers/panel/podcast.js';

const FULL = {
  id: 3,
  folder: 'sea_talk',
  image: 'https://panel.example/cover.png',
  episodes_count: 12,
  feed_url: 'https://panel.example/podcasts/3/feed.xml',
  public_page_url: 'https://panel.example/podcasts/3/',
  title: 'Sea Talk',
  description: 'Talk\nat sea.',
  published: true,
  server: 1,
};

describe("a panel's podcast", () => {
  it('has only the fields that a page shows', () => {
    assert.deepEqual(readPodcast(FULL), {
      id: 3,
      published: true,
      title: 'Sea Talk',
      description: 'Talk at sea.',
      image: FULL.image,
      episodes_count: 12,
      feed_url: FULL.feed_url,
      public_page_url: FULL.public_page_url,
    });
  });

  it('is unchanged if it is parsed again', () => {
    assert.deepEqual(readPodcast(readPodcast(FULL)), readPodcast(FULL));
  });

  for (const published of [false, 'false', 0, '0', null, undefined, 'None', '', {}, []]) {
    it(`is a draft if published is ${JSON.stringify(published)}`, () => {
      assert.equal(readPodcast({ ...FULL, published }), null);
    });
  }

  for (const published of [true, 1, '1', 'true', 'True']) {
    it(`is public if published is ${JSON.stringify(published)}`, () => {
      assert.equal(readPodcast({ ...FULL, published })?.published, true);
    });
  }

  for (const [name, bad] of [
    ["a value that isn't an object", 7],
    ['null', null],
    ['a record without an id', { ...FULL, id: 'None' }],
    ['a record without a title', { ...FULL, title: ' ' }],
  ] as const) {
    it(`is null for ${name}`, () => assert.equal(readPodcast(bad), null));
  }

  it('has null for invalid fields', () => {
    const links = { image: 'javascript:alert(1)', feed_url: 'data:text/html,x', public_page_url: '//x' };
    for (const episodes_count of [-1, 'many', null, {}]) {
      const podcast = readPodcast({ ...FULL, ...links, description: {}, episodes_count });
      assert.deepEqual(podcast, {
        id: 3,
        published: true,
        title: 'Sea Talk',
        description: null,
        image: null,
        episodes_count: null,
        feed_url: null,
        public_page_url: null,
      });
    }
    assert.equal(readPodcast({ ...FULL, episodes_count: '7' })?.episodes_count, 7);
    assert.equal(readPodcast({ ...FULL, episodes_count: 0 })?.episodes_count, 0);
  });
});
