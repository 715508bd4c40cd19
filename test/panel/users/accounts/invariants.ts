/**
 * In:  a seed, a number of operations, and how many clients send them at once.
 * Out: nothing, when every answer fits a simple model, and the panel is in the model's state at the end.
 *
 * What one reseller's or account's own history says is known for sure only where
 * operations on it follow each other: each account has a queue. Different
 * accounts of one reseller are written at the same time, and so fight for its limits.
 * Accounts that are marked for deletion are gone a moment later: their places and names are given again.
 */
import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import type { ReadResponse } from '../../../kit/read-response.js';
import { chanceOf, type Chance } from '../../fuzz/chance.js';
import { openOffice, PASSWORD, type Office, type Person } from '../../office.js';

/** Seconds that a deleted account keeps its place. */
const PURGE_AFTER = 0.2;

interface Account {
  pk: number;
  username: string;
  owner: string;
  limit_listeners: number;
  state: 'Active' | 'Suspended' | 'Marked for deletion';
  /** What is being done to it, so that the next one comes after it. */
  queue: Promise<unknown>;
}

interface Reseller {
  person: Person;
  limit_accounts: number;
  limit_listeners: number;
}

interface Model {
  office: Office;
  resellers: Reseller[];
  accounts: Account[];
  counted: Record<string, number>;
}

type Json = Record<string, unknown>;

export async function runInvariants(
  seed: string,
  count: number,
  clients: number,
): Promise<Record<string, number>> {
  const office = await openOffice({ purgeAfter: PURGE_AFTER });
  try {
    const model: Model = { office, resellers: [], accounts: [], counted: {} };
    for (const [index, person] of [office.reseller, office.otherReseller].entries()) {
      const limits = { limit_accounts: 12 + 6 * index, limit_listeners: 300 };
      // The account that each has from the start would be one of no limit.
      const first = index === 0 ? office.account : office.otherAccount;
      await office.administrator.send('PATCH', `broadcasters/${first.pk}/`, { limit_listeners: 1 });
      const answer = await office.administrator.send('PATCH', `resellers/${person.pk}/`, limits);
      assert.equal(answer.status, 200, answer.text);
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
        if (number % 50 === 0) await holds(model);
      }
    };
    await Promise.all(Array.from({ length: clients }, client));
    await holds(model);
    await wait(PURGE_AFTER * 1000 + 50);
    await isAsTheModel(model);
    return model.counted;
  } finally {
    await office.close();
  }
}

/** One operation by one of those who may, or by one who may not. */
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
  // Also after one that failed: that one has been told already.
  const done = account.queue.then(work, work);
  account.queue = done;
  return done;
}

async function create(model: Model, reseller: Reseller, chance: Chance, number: number): Promise<void> {
  // Now and then a name that another client asks for at the same time.
  const username = chance.is(0.3) ? `shared-${Math.floor(number / 8)}` : `own-${number}`;
  const limit_listeners = chance.between(1, 40);
  const answer = await reseller.person.send('POST', 'broadcasters/', {
    username,
    email: `${username}@radio.test`,
    password: PASSWORD,
    limit_listeners,
  });
  if (answer.status !== 201) {
    expectRefusal(answer, ['username', 'limit_accounts', 'limit_listeners']);
    model.counted.refused = (model.counted.refused ?? 0) + 1;
    return;
  }
  model.counted.created = (model.counted.created ?? 0) + 1;
  const { pk, owner } = answer.json<{ pk: number; owner: Json }>();
  assert.equal(owner.username, reseller.person.username);
  for (const each of model.accounts) {
    assert.notEqual(each.pk, pk, 'what is known of one account is not true of a later one');
    assert.ok(each.username !== username || isMarked(each), `${username} was given twice`);
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
    // Until it is gone it can be read, changed and deleted again; afterwards there is no such account.
    const answer = await by.send(kind === 'delete' ? 'DELETE' : 'GET', at);
    assert.ok([200, 204, 404].includes(answer.status), answer.text);
    if (answer.status === 200) assert.equal(answer.json().account_status_display, account.state);
  } else if (kind === 'limit') {
    const limit_listeners = chance.between(1, 60);
    const answer = await by.send('PATCH', at, { limit_listeners });
    if (answer.status === 200) account.limit_listeners = limit_listeners;
    else expectRefusal(answer, ['limit_listeners', 'non_field_errors']);
    const now = answer.status === 200 ? answer : await by.send('GET', at);
    assert.equal(now.json().limit_listeners, account.limit_listeners);
  } else if (kind === 'suspend' || kind === 'unsuspend') {
    const answer = await by.send('POST', `${at}${kind}/`);
    assert.equal(answer.status, 200, answer.text);
    account.state = kind === 'suspend' ? 'Suspended' : 'Active';
  } else if (kind === 'delete') {
    // Another client may be given its name before the answer is here.
    account.state = 'Marked for deletion';
    const answer = await by.send('DELETE', at);
    assert.equal(answer.status, 204, answer.text);
  } else {
    const stranger = model.resellers.find(({ person }) => person.username !== account.owner)!.person;
    const deed = chance.pick(['PATCH', 'DELETE', 'suspend', 'login']);
    const answer = await (deed === 'PATCH' || deed === 'DELETE'
      ? stranger.send(deed, at, { limit_listeners: 1 })
      : stranger.send('POST', `${at}${deed}/`));
    assert.equal(answer.status, 404, `${deed} by a stranger`);
  }
}

function isMarked({ state }: Account): boolean {
  return state === 'Marked for deletion';
}

function expectRefusal(answer: ReadResponse, fields: string[]): void {
  assert.equal(answer.status, 400, answer.text);
  for (const field of Object.keys(answer.json())) assert.ok(fields.includes(field), answer.text);
}

/** True at every moment, whatever is under way. */
async function holds({ office, resellers }: Model): Promise<void> {
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

/** True when nothing is under way any more, and all is gone that was deleted. */
async function isAsTheModel({ office, resellers, ...model }: Model): Promise<void> {
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
