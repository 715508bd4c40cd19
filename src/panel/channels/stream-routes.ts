/** The audio streams of the channels. */
import { Hono } from 'hono';
import { refuse } from '../http/refusal.js';
import { createBroadcast, type Broadcast } from '../simulator/audio/broadcast.js';
import { formatFor } from '../simulator/audio/format.js';
import type { PanelState } from '../state.js';
import type { StoredChannel } from './rows.js';

export function streamRoutes(state: PanelState): Hono {
  const broadcasts = new Map<number, Broadcast>();
  state.closing.addEventListener('abort', () => broadcasts.forEach((broadcast) => broadcast.close()));

  function broadcastOf({ id, server, bitrate }: StoredChannel): Broadcast {
    const broadcast = broadcasts.get(id) ?? createBroadcast(`server ${server}`, formatFor(bitrate));
    broadcasts.set(id, broadcast);
    return broadcast;
  }

  const routes = new Hono();
  routes.get('/listen/:id{[0-9]+}/radio.wav', (c) => {
    const channel = state.store.channels.one(Number(c.req.param('id')));
    if (channel === undefined) return refuse(404);
    const headers = {
      'Content-Type': 'audio/wav',
      'Cache-Control': 'no-store',
      // A live stream can't seek.
      'Accept-Ranges': 'none',
      'Access-Control-Allow-Origin': '*',
      'X-Content-Type-Options': 'nosniff',
    };
    // A HEAD request reads no body, so its listener would never leave.
    const body = c.req.method === 'HEAD' ? null : broadcastOf(channel).listen();
    return new Response(body, { headers });
  });
  return routes;
}
