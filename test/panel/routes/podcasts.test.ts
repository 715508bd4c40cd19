import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { PodcastRecord } from '../../../src/contract/records.js';
import { pictures } from '../podcasts/pictures.js';
import { form, openEditor, PODCASTS, wrongs } from '../podcasts/editor.js';

describe('podcasts', () => {
  const { ask, send, add } = openEditor();

  it('have every field of the contract, in its type', async () => {
    const made = await add({ description: 'About the sea.' });
    assert.deepEqual(made, {
      id: made.id,
      folder: 'sea_talk',
      image: '',
      episodes_count: 0,
      feed_url: `http://radio.test/podcasts/${made.id}/feed.xml`,
      public_page_url: `http://radio.test/podcasts/${made.id}/`,
      title: 'Sea talk',
      description: 'About the sea.',
      published: true,
      server: 1,
    });
    const { status, ...read } = await ask(`${PODCASTS}${made.id}/`);
    assert.equal(status, 200);
    assert.deepEqual(read.json(), made);
  });

  it('take JSON, a form and multipart', async () => {
    const fields = { title: 'Three ways', server: '1', published: 'on', description: 'One' };
    const asForm = await ask(PODCASTS, {
      method: 'POST',
      headers: { 'service-api-key': 'a-key-for-the-tests-of-podcasts' },
      body: new URLSearchParams(fields),
    });
    for (const asked of [asForm, await send('POST', PODCASTS, form(fields))]) {
      assert.equal(asked.status, 201);
      const { title, published, server } = asked.json<PodcastRecord>();
      assert.deepEqual({ title, published, server }, { title: 'Three ways', published: true, server: 1 });
    }
  });

  for (const [type, draw] of Object.entries(pictures)) {
    it(`keep a cover of type ${type}`, async () => {
      const bytes = draw(300, 200);
      const file = new Blob([new Uint8Array(bytes)], { type: 'text/html' });
      const asked = await send('POST', PODCASTS, form({ title: type, server: '1' }, file, 'page.html'));
      assert.equal(asked.status, 201, asked.text);
      const { id, image } = asked.json<PodcastRecord>();
      assert.match(image, new RegExp(`^http://radio\\.test/podcasts/${id}/cover/[0-9a-f]{32}\\.[a-z]+$`));
    });
  }

  it('are refused with a sentence per wrong field', async () => {
    const asked = await send('POST', PODCASTS, { published: 'perhaps', description: 5, image: 7 });
    assert.equal(asked.status, 400);
    assert.deepEqual(wrongs(asked), {
      server: ['This field is required.'],
      title: ['This field is required.'],
      published: ['Must be a valid boolean.'],
      image: ['The submitted data was not a file. Check the encoding type on the form.'],
    });
  });
});
