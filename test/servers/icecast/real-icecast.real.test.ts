/** One title of Debian's Icecast. `real-icecast.nightly.test.ts` has all of them. */
import { describe, it } from 'node:test';
import { openRealIcecast, whyNoIcecast } from '../../kit/real-icecast.js';
import { untilOnAir } from './read-icecast.js';

describe("Debian's Icecast", { skip: whyNoIcecast() }, () => {
  it("reports an encoder's artist and title", async (test) => {
    const server = await openRealIcecast();
    test.after(() => server.close());
    const encoder = await server.send('/live.mp3');
    test.after(() => encoder.close());
    await server.setTitle('/live.mp3', { song: 'Sigur Rós - ( )', charset: 'UTF-8' });
    await untilOnAir(server.url, 'Sigur Rós', '( )');
  });
});
