import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { openOffice, someName, type Office } from '../office.js';

/** Writes of a broadcaster. The last two don't check their sender again themselves. */
const WRITES = [
  { method: 'PUT', path: '/api/v1/user_profile/', scheme: 'Token', fields: { first_name: 'Late' } },
  {
    method: 'POST',
    path: '/api/v1/broadcasters/{pk}/backup/',
    scheme: 'Token',
    fields: { action: 'save', when: 5, type: 1 },
  },
  { method: 'POST', path: '/api/v2/playlists/', scheme: 'JWT', fields: { name: 'Late' } },
] as const;

interface Sender {
  pk: number;
  username: string;
  server: number;
}

describe('a slow request body', () => {
  let office: Office;
  before(async () => void (office = await openOffice({ port: 0 })));
  after(() => office.close());

  for (const write of WRITES) {
    it(`is rejected if its sender is suspended: ${write.method} ${write.path}`, async () => {
      const sender = await newSender();
      const act = (name: string) => office.administrator.send('POST', `broadcasters/${sender.pk}/${name}/`);
      const shown = await read(sender);
      const response = await send(write, sender, async () => {
        assert.equal((await act('suspend')).status, 200);
      });
      assert.match(response, /^HTTP\/1\.1 401 /);
      assert.equal((await act('unsuspend')).status, 200);
      assert.deepEqual(await read(sender), shown);
    });

    it(`is accepted from a permitted sender: ${write.method} ${write.path}`, async () => {
      const sender = await newSender();
      const shown = await read(sender);
      assert.match(await send(write, sender), /^HTTP\/1\.1 20[01] /);
      assert.notDeepEqual(await read(sender), shown);
    });
  }

  async function newSender(): Promise<Sender> {
    const username = someName();
    const pk = await office.add(office.reseller, 'broadcasters', { username });
    const servers = (await office.request('/api/v2/servers/')).json<{ id: number; name: string }[]>();
    const server = servers.find(({ name }) => name === username);
    return { pk, username, server: server?.id ?? assert.fail() };
  }

  /** The account and its playlists. */
  async function read({ pk, username }: Sender): Promise<[object, object[]]> {
    const account = await office.administrator.send('GET', `broadcasters/${pk}/`);
    const headers = { Authorization: `JWT ${await office.stationToken(username)}` };
    return [account.json(), (await office.request('/api/v2/playlists/', { headers })).json<object[]>()];
  }

  /** Returns the response. Calls `meanwhile` when the panel has read the headers and a part of the body. */
  async function send(
    { method, path, scheme, fields }: (typeof WRITES)[number],
    { pk, username, server }: Sender,
    meanwhile = async () => {},
  ): Promise<string> {
    const token = scheme === 'JWT' ? await office.stationToken(username) : (await office.logIn(username)).key;
    const body = JSON.stringify({ server, ...fields });
    const socket = connect(Number(new URL(office.url).port), '127.0.0.1');
    let response = '';
    socket.setEncoding('utf8').on('data', (text: string) => (response += text));
    const ended = new Promise((resolve) => socket.on('close', resolve));
    const begun = new Promise((resolve) => socket.once('data', resolve));
    socket.write(
      `${method} ${path.replace('{pk}', `${pk}`)} HTTP/1.1\r\nHost: radio.test\r\nConnection: close\r\n` +
        `Authorization: ${scheme} ${token}\r\nContent-Type: application/json\r\n` +
        `Content-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n${body.slice(0, 5)}`,
    );
    await begun;
    // Later requests on other connections got a response, so the panel has accepted this one.
    for (let times = 0; times < 5; times++) await office.administrator.send('GET', 'user_profile/');
    await meanwhile();
    socket.write(body.slice(5));
    await ended;
    return response.replace('HTTP/1.1 100 Continue\r\n\r\n', '');
  }
});
