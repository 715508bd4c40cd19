import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import type { ReadResponse } from '../../../kit/read-response.js';
import { chanceOf, type Chance } from '../../fuzz/chance.js';
import { openOffice, PASSWORD, type Office, type Person } from '../../office.js';

/** Short, so that limits and names of deleted accounts become free during the run. */
const PURGE_AFTER_SECONDS = 0.02;

interface Account {
  pk: number;
  username: string;
  owner: string;
  limit_listeners: number;
  state: 'Active' | 'Suspended' | 'Marked for deletion';
  /** Resolves after the last operation on this account. Operations on one account run one after the other. */
  queue: Promise<unknown>;
}

interface Reseller {
  person: Person;
  limit_accounts: number;
  limit_listeners: number;
  /** Whether the reseller has reached one of its limits. */
  wasLimited?: boolean;
}

interface Model {
  office: Office;
  resellers: Reseller[];
  accounts: Account[];
  counted: Record<string, number>;
}

type Json = Record<string, unknown>;

/**
 * Sends `count` random operations by several clients at once. Checks each response against a simple model, and the state of
 * the panel at the end.
 *
 * Operations on one account wait for each other, so that the model knows its state. Accounts of one reseller change
 * concurrently and compete for its limits.
 */
export async function runInvariants(
  seed: string,
  count: number,
  clients: number,
): Promise<Record<string, number>> {
  const office = await openOffice({ purgeAfter: PURGE_AFTER_SECONDS });
  try {
    const model: Model = { office, resellers: [], accounts: [], counted: {} };
    for (const [index, person] of [office.reseller, office.otherReseller].entries()) {
      const limits = { limit_accounts: 12 + 6 * index, limit_listeners: 300 };
      // The account that each reseller starts with is unlimited, which would exceed the reseller's limit.
      const first = index === 0 ? office.account : office.otherAccount;
      await office.administrator.send('PATCH', `broadcasters/${first.pk}/`, { limit_listeners: 1 });
      const response = await office.administrator.send('PATCH', `resellers/${person.pk}/`, limits);
      assert.equal(response.status, 200, response.text);
      model.resellers.push({ person, ...limits });
      model.accounts.push({
        pk: first.pk,
        username: first.username,
        owner: person.username,
        limit_listeners: 1,
        state: 'Active',
        queue: Promise.resolve(),
      });
    }
    let next = 0;
    const client = async () => {
      while (next < count) {
        const number = next++;
        await step(model, chanceOf(seed, number), number);
        if (number % 50 === 0) await checkInvariants(model);
      }
    };
    await Promise.all(Array.from({ length: clients }, client));
    await checkInvariants(model);
    await wait(PURGE_AFTER_SECONDS * 1000 + 50);
    await checkFinalState(model);
    return model.counted;
  } finally {
    await office.close();
  }
}

/** One random operation, by an account that may do it or by one that may not (`meddle`). */
async function step(model: Model, chance: Chance, number: number): Promise<void> {
  const reseller = chance.pick(model.resellers);
  const kind = chance.pick([
    'create',
    'create',
    'create',
    'limit',
    'limit',
    'suspend',
    'unsuspend',
    'delete',
    'delete',
    'meddle',
  ]);
  model.counted[kind] = (model.counted[kind] ?? 0) + 1;
  if (kind === 'create') return create(model, reseller, chance, number);
  const account = chance.pick(model.accounts);
  const owner = model.resellers.find(({ person }) => person.username === account.owner)!;
  const by = chance.is(0.3) ? model.office.administrator : owner.person;
  const work = () => change(model, kind, account, by, chance);
  // A failed operation has already been reported to its own caller.
  const done = account.queue.then(work, work);
  account.queue = done;
  return done;
}

async function create(model: Model, reseller: Reseller, chance: Chance, number: number): Promise<void> {
  // Sometimes a name that another client requests at the same time.
  const username = chance.is(0.3) ? `shared-${Math.floor(number / 8)}` : `own-${number}`;
  const limit_listeners = chance.between(1, 40);
  const response = await reseller.person.send('POST', 'broadcasters/', {
    username,
    email: `${username}@radio.test`,
    password: PASSWORD,
    limit_listeners,
  });
  if (response.status !== 201) {
    expectRefusal(response, ['username', 'limit_accounts', 'limit_listeners']);
    if (!('username' in response.json<Json>())) {
      model.counted.limited = (model.counted.limited ?? 0) + 1;
      reseller.wasLimited = true;
    }
    return;
  }
  if (reseller.wasLimited) model.counted.createdLater = (model.counted.createdLater ?? 0) + 1;
  const { pk, owner } = response.json<{ pk: number; owner: Json }>();
  assert.equal(owner.username, reseller.person.username);
  for (const each of model.accounts) {
    assert.notEqual(each.pk, pk, 'the id of an account was reused');
    assert.ok(each.username !== username || isMarked(each), `two accounts are called ${username}`);
  }
  model.accounts.push({
    pk,
    username,
    owner: reseller.person.username,
    limit_listeners,
    state: 'Active',
    queue: Promise.resolve(),
  });
}

async function change(
  model: Model,
  kind: string,
  account: Account,
  by: Person,
  chance: Chance,
): Promise<void> {
  const at = `broadcasters/${account.pk}/`;
  if (isMarked(account)) {
    // It can be read and deleted again until it is purged. After that, the response is 404.
    const response = await by.send(kind === 'delete' ? 'DELETE' : 'GET', at);
    assert.ok([200, 204, 404].includes(response.status), response.text);
    if (response.status === 200) assert.equal(response.json().account_status_display, account.state);
  } else if (kind === 'limit') {
    const limit_listeners = chance.between(1, 60);
    const response = await by.send('PATCH', at, { limit_listeners });
    if (response.status === 200) account.limit_listeners = limit_listeners;
    else expectRefusal(response, ['limit_listeners', 'non_field_errors']);
    const now = response.status === 200 ? response : await by.send('GET', at);
    assert.equal(now.json().limit_listeners, account.limit_listeners);
  } else if (kind === 'suspend' || kind === 'unsuspend') {
    const response = await by.send('POST', `${at}${kind}/`);
    assert.equal(response.status, 200, response.text);
    account.state = kind === 'suspend' ? 'Suspended' : 'Active';
  } else if (kind === 'delete') {
    // Set before the request, since another client may get the name before the response arrives.
    account.state = 'Marked for deletion';
    const response = await by.send('DELETE', at);
    assert.equal(response.status, 204, response.text);
  } else {
    const stranger = model.resellers.find(({ person }) => person.username !== account.owner)!.person;
    const action = chance.pick(['PATCH', 'DELETE', 'suspend', 'login']);
    const response = await (action === 'PATCH' || action === 'DELETE'
      ? stranger.send(action, at, { limit_listeners: 1 })
      : stranger.send('POST', `${at}${action}/`));
    assert.equal(response.status, 404, `${action} by another reseller`);
  }
}

function isMarked({ state }: Account): boolean {
  return state === 'Marked for deletion';
}

function expectRefusal(response: ReadResponse, fields: string[]): void {
  assert.equal(response.status, 400, response.text);
  for (const field of Object.keys(response.json())) assert.ok(fields.includes(field), response.text);
}

/** Checks what must be true at any time, while operations are running. */
async function checkInvariants({ office, resellers }: Model): Promise<void> {
  for (const { person, limit_accounts, limit_listeners } of resellers) {
    const accounts = (await person.send('GET', 'broadcasters/')).json<(Json & { owner: Json })[]>();
    for (const { owner } of accounts) assert.equal(owner.pk, person.pk);
    assert.ok(accounts.length <= limit_accounts, `${accounts.length} accounts of ${limit_accounts}`);
    const sum = accounts.reduce((total, each) => total + Number(each.limit_listeners), 0);
    assert.ok(sum <= limit_listeners, `${sum} listeners of ${limit_listeners}`);
  }
  const all = (await office.administrator.send('GET', 'broadcasters/')).json<Json[]>();
  assert.equal(new Set(all.map(({ username }) => username)).size, all.length);
}

/** Checks the panel against the model when no operation is running and deleted accounts have been purged. */
async function checkFinalState({ office, resellers, ...model }: Model): Promise<void> {
  const accounts = model.accounts.filter((each) => !isMarked(each));
  const listed = (await office.administrator.send('GET', 'broadcasters/')).json<(Json & { owner: Json })[]>();
  const shown = listed.map(({ pk, username, owner, limit_listeners, account_status_display }) =>
    [pk, username, owner.username, limit_listeners, account_status_display].join(' '),
  );
  const expected = accounts.map(({ pk, username, owner, limit_listeners, state }) =>
    [pk, username, owner, limit_listeners, state].join(' '),
  );
  assert.deepEqual(shown.sort(), expected.sort());
  for (const { person } of resellers) {
    const { accounts_current } = (await office.administrator.send('GET', `resellers/${person.pk}/`)).json();
    assert.equal(accounts_current, accounts.filter(({ owner }) => owner === person.username).length);
  }
}
