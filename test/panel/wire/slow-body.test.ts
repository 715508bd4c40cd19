import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { openOffice, type Office } from '../administration/office.js';

describe('a body that takes its time', () => {
  let office: Office;
  before(async () => void (office = await openOffice()));
  after(() => office.running.close());

  it('is nobody’s when its sender was shut out meanwhile', async () => {
    const { account, administrator, running } = office;
    const body = JSON.stringify({ first_name: 'Too late' });
    const socket = connect(running.port, '127.0.0.1');
    let answer = '';
    socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
    const ended = new Promise((resolve) => socket.on('close', resolve));
    socket.write(
      `PUT /api/v1/user_profile/ HTTP/1.1\r\nHost: radio.test\r\nConnection: close\r\nContent-Type: application/json\r\n` +
        `Authorization: Token ${account.key}\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
    );
    // By now the panel has let it in: what was sent later on other connections is answered.
    for (let times = 0; times < 5; times++) await administrator.send('GET', 'user_profile/');
    const suspended = await administrator.send('POST', `broadcasters/${account.pk}/suspend/`);
    assert.equal(suspended.status, 200);
    socket.write(body.slice(5));
    await ended;
    assert.match(answer, /^HTTP\/1\.1 401 /);
    const read = await administrator.send('GET', `broadcasters/${account.pk}/`);
    assert.equal(read.json().first_name, '');
  });
});
