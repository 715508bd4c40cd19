/** AzuraCast's events over a real connection. Their rules are in `azuracast-events.test.ts`. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, it } from 'node:test';
import sinon from 'sinon';
import { ServerClient } from '../../../src/client/server-client.js';
import { azuracast } from '../../../src/servers/azuracast/read.js';
import { LiveEvents } from '../../../src/station/feed/live-events.js';
import { NOW_PLAYING } from '../../servers/azuracast/samples.js';
import { until } from '../../kit/until.js';

it('AzuraCast events resume after the connection closes', async () => {
  // The shortest pause before the next connection.
  sinon.stub(Math, 'random').returns(0);
  after(() => sinon.restore());
  const connections: ServerResponse[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://azuracast.test');
    const cors = { 'Access-Control-Allow-Origin': '*' };
    if (pathname !== '/api/live/nowplaying/sse') {
      response.writeHead(200, { ...cors, 'Content-Type': 'application/json' });
      return response.end(JSON.stringify(NOW_PLAYING));
    }
    const { subs } = JSON.parse(searchParams.get('cf_connect')!) as { subs: object };
    assert.deepEqual(subs, { [`station:${NOW_PLAYING.station.shortcode}`]: { recover: true } });
    // Centrifugo starts a stream with a line feed.
    response.writeHead(200, { ...cors, 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' });
    response.write('\r\n');
    connections.push(response);
    return response;
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = new ServerClient({ baseUrl, station: 'meridian' }, 1, azuracast, 'frame');
  const first = await client.readNewest(1, new AbortController().signal);
  const known = { tracks: first.records, asOf: 1, isOver: false };

  const titles: (string | null | undefined)[] = [];
  let closed = 0;
  const events = new LiveEvents(
    (event) => titles.push(event(known).records[0]?.title),
    () => (closed += 1),
    client.events,
  );
  after(() => events.setAddress(null));
  const withTitle = (title: string, id: number) => ({
    ...NOW_PLAYING,
    now_playing: {
      ...NOW_PLAYING.now_playing,
      sh_id: id,
      played_at: NOW_PLAYING.now_playing.played_at + id,
      song: { ...NOW_PLAYING.now_playing.song, title },
    },
  });
  const connect = (np: object) => ({
    connect: { subs: { 'station:meridian': { publications: [{ data: { np } }] } } },
  });

  events.setAddress(client.events!.address);
  await until(() => connections.length === 1, 'the connection');
  const bytes = Buffer.from(`data: ${JSON.stringify(connect(withTitle('Môle', 900_001)))}\n\n`);
  const middle = bytes.indexOf('ô') + 1;
  connections[0]!.write(bytes.subarray(0, middle));
  await new Promise((resolve) => setImmediate(resolve));
  connections[0]!.write(bytes.subarray(middle));
  await until(() => titles.length === 1, 'the last state');
  connections[0]!.write('data: {}\n\n');
  const pub = { channel: 'station:meridian', pub: { data: { np: withTitle('Pier', 900_002) } } };
  connections[0]!.write(`data: ${JSON.stringify(pub)}\n\n`);
  await until(() => titles.length === 2, 'the next title');
  assert.deepEqual(titles, ['Môle', 'Pier']);

  connections[0]!.end('data: {"disconnect":{"code":3005,"reason":"connection expired"}}\n\n');
  await until(() => closed === 1 && connections.length === 2, 'the next connection');
  connections[1]!.write(`data: ${JSON.stringify(connect(withTitle('Missed', 900_003)))}\n\n`);
  await until(() => titles.length === 3, 'the state after the next connection');
  assert.equal(titles[2], 'Missed');
});
