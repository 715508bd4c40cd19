/** A panel with 100,000 history records for the throughput bench. It exits with its parent process. */
import { playDefaults } from '../../src/panel/store/history.js';
import { startPanel } from '../../src/panel/panel.js';
import { openStore } from '../../src/panel/store/store.js';

const [file = '', records = '100000'] = process.argv.slice(2);
const MINUTE = 60_000;

const store = openStore(file);
if (store.servers.all().length === 0) {
  const start = Date.now() - Number(records) * 3 * MINUTE;
  store.servers.add({ id: 1, name: 'Radio Bench' });
  store.transaction(() => {
    for (let index = 0; index < Number(records); index += 1) {
      const ts = start + index * 3 * MINUTE;
      store.history.add({
        ...playDefaults,
        server: 1,
        ts,
        ends: ts + 3 * MINUTE,
        all_music_id: index % 500,
        title: `Title ${index}`,
        author: `Author ${index % 300}`,
        album: 'Album',
        length: 3 * MINUTE,
        metadata: `Author ${index % 300} - Title ${index}`,
        img_fetched: true,
        cover: 'c0ffee',
        n_listeners: index % 300,
        playlist_title: 'Playlist',
      });
    }
  });
}
store.close();

const panel = await startPanel({ db: file });
process.send?.({ url: panel.url });
process.on('message', (message) => {
  if (message === 'memory')
    process.send?.({ memory: process.memoryUsage().rss, heap: process.memoryUsage().heapUsed });
});
process.on('disconnect', () => process.exit(0));
