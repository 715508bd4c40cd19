/** One test for each state of an account, which also brings an account into that state. */
import assert from 'node:assert/strict';
import { PASSWORD, someName } from '../office.js';
import { newAccount, statusOf, type OfficeCheck } from './administration-world.js';
import { remote } from './remote-calls.js';

export const stateChecks: Record<string, OfficeCheck> = {
  async '(none)'(world) {
    const username = someName();
    const fields = { username, email: 'state@radio.test', password: PASSWORD };
    const made = await world.administrator.send('POST', 'broadcasters/', fields);
    assert.deepEqual([made.status, made.json().is_active], [201, false]);
    assert.equal(await statusOf(world, Number(made.json().pk)), 'Active');
  },
  async 'active account'(world) {
    for (const suspend of [
      (pk: number) => world.administrator.send('POST', `broadcasters/${pk}/suspend/`),
      (_: number, username: string) => remote(world, 'POST', 'user_suspend', { username }),
    ]) {
      const { username, pk } = await newAccount(world);
      const person = await world.logIn(username);
      const token = await world.stationToken(username);
      assert.equal((await suspend(pk, username)).status, 200);
      assert.equal(await statusOf(world, pk), 'Suspended');
      assert.equal((await person.send('GET', 'user_profile/')).status, 401);
      const headers = { Authorization: `JWT ${token}` };
      assert.equal((await world.request('/api/v2/playlists/', { headers })).status, 401);
      const login = await world.nobody.send('POST', 'rest-auth/login/', { username, password: PASSWORD });
      assert.equal(login.status, 400);
    }
  },
  async 'disabled account'(world) {
    for (const enable of [
      (pk: number) => world.administrator.send('POST', `broadcasters/${pk}/unsuspend/`),
      (_: number, username: string) => remote(world, 'POST', 'user_unsuspend', { username }),
    ]) {
      const { username, pk } = await newAccount(world);
      await world.administrator.send('POST', `broadcasters/${pk}/suspend/`);
      assert.equal((await enable(pk, username)).status, 200);
      assert.equal(await statusOf(world, pk), 'Active');
      await world.logIn(username);
    }
  },
  async 'any account'(world) {
    for (const suspend of [false, true]) {
      const { username, pk } = await newAccount(world);
      if (suspend) await world.administrator.send('POST', `broadcasters/${pk}/suspend/`);
      assert.ok((await world.administrator.send('DELETE', `broadcasters/${pk}/`)).status < 300);
      assert.equal(await statusOf(world, pk), 'Marked for deletion');
      const login = await world.nobody.send('POST', 'rest-auth/login/', { username, password: PASSWORD });
      assert.equal(login.status, 400);
    }
  },
};
