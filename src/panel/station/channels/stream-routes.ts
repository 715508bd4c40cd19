/** The audio streams of the channels. */
import { Hono } from 'hono';
import { refuse } from '../../http/refusal.js';
import { createBroadcast, type Broadcast } from '../audio/broadcast.js';
import { formatFor } from '../audio/format.js';
import type { StationState } from '../state.js';
import type { StoredChannel } from '../../store/channels.js';

/** Milliseconds for which a stream may go on after its channel was switched off, or closed to strangers. */
const SWEEP = 1000;

/** A channel's sound for everybody, or for those who signed in. */
interface Running {
  channel: number;
  isForMembers: boolean;
  broadcast: Broadcast;
}

export function streamRoutes(state: StationState): Hono {
  const { channels } = state.store;
  const running = new Map<string, Running>();
  const sweeper = setInterval(endForbidden, SWEEP);
  sweeper.unref();
  state.closing.addEventListener('abort', () => {
    clearInterval(sweeper);
    running.forEach(({ broadcast }) => broadcast.close());
  });

  function endForbidden(): void {
    for (const [key, { channel, isForMembers, broadcast }] of running) {
      const now = channels.one(channel);
      if (now?.active && (isForMembers || !now.allow_auth_listeners_only)) continue;
      broadcast.close();
      running.delete(key);
    }
  }

  function broadcastOf({ id, server, bitrate, allow_auth_listeners_only }: StoredChannel): Broadcast {
    const key = `${id} ${String(allow_auth_listeners_only)}`;
    const broadcast = running.get(key)?.broadcast ?? createBroadcast(`server ${server}`, formatFor(bitrate));
    running.set(key, { channel: id, isForMembers: allow_auth_listeners_only, broadcast });
    return broadcast;
  }

  const routes = new Hono();
  routes.get('/listen/:id{[0-9]+}/radio.wav', async (c) => {
    const channel = channels.one(Number(c.req.param('id')));
    // A relayed channel streams where its source does.
    if (!channel?.active || state.store.relayed.fields('channels', channel.id)) return refuse(404);
    // Any account may: the contract says no more than the name of the field.
    if (channel.allow_auth_listeners_only && (await state.guards.authenticate(c)) === null) {
      const detail = 'Authentication credentials were not provided.';
      return refuse(401, { detail }, { 'WWW-Authenticate': 'JWT realm="api"' });
    }
    const headers = {
      'Content-Type': 'audio/wav',
      'Cache-Control': 'no-store',
      // A live stream can't seek.
      'Accept-Ranges': 'none',
      'Access-Control-Allow-Origin': '*',
    };
    // A HEAD request reads no body, so its listener would never leave.
    const body = c.req.method === 'HEAD' ? null : broadcastOf(channel).listen();
    return new Response(body, { headers });
  });
  return routes;
}
