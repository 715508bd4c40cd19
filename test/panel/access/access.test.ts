import assert from 'node:assert/strict';
import { after, before, describe, it, mock } from 'node:test';
import { createPanelApi, type PanelApi } from '../../../src/api/index.js';
import { type Listed, operationsOf, readDocument } from '../../kit/document-of.js';
import { newPanel, type OpenedPanel } from '../../kit/open-panel.js';
import { ACCOUNT as CHIEF, calls } from '../agreement/calls.js';
import { openPlace, PASSWORD, settle, type Place } from '../agreement/place.js';
import { recordFor, type Makers } from '../agreement/records.js';
import { PEOPLE, type Person, type Rule, whoMay } from './who-may.js';

interface Held {
  /** Key of the administration API; '' without one. */
  key: string;
  /** Token of the station API; '' without one. */
  token: string;
  /** Credentials for the remote endpoints; null without any. */
  login: { username: string; password: string } | null;
}

/** Operations that a broadcaster may use on its own account. */
const OF_ONESELF = /^(read|backUp)Broadcaster$/;

const listed = operationsOf(await readDocument());

describe('access to operations', () => {
  let running: OpenedPanel;
  let place: Place & { close(): Promise<void> };
  const people = {} as Record<Person, Held>;
  let makers: Makers;
  let accountId: number;
  let address = 0;

  /** Returns a client that sends a person's credentials with every request. */
  function as({ key, token }: Held): PanelApi {
    return createPanelApi({
      baseUrl: running.url,
      fetch(request) {
        const held = new URL(request.url).pathname.startsWith('/api/v1/')
          ? key && `Token ${key}`
          : token && `JWT ${token}`;
        if (held) request.headers.set('Authorization', held);
        request.headers.set(
          'X-Forwarded-For',
          `10.${++address >> 16}.${(address >> 8) & 255}.${address & 255}`,
        );
        return running.fetch(request);
      },
    });
  }

  async function signIn(login: { username: string; password: string }): Promise<Held> {
    const nobody = as({ key: '', token: '', login: null });
    const [administration, station] = [
      await nobody.POST('/api/v1/rest-auth/login/', { body: login }),
      await nobody.POST('/api/v2/api-token-auth/', { body: login }),
    ];
    return { key: administration.data?.key ?? '', token: station.data?.token ?? '', login };
  }

  before(async () => {
    place = await openPlace(CHIEF, () => running);
    running = newPanel({
      now: Date.parse('2026-03-06T08:30:00Z'),
      publicUrl: 'https://panel.example',
      trustProxy: true,
      allowMigrationFrom: [place.host],
    });
    // Tokens expire after 14 days at the latest.
    mock.timers.enable({ apis: ['Date'], now: Date.parse('2026-01-01T00:00:00Z') });
    try {
      people.expired = { ...(await signIn(CHIEF)), login: null };
    } finally {
      mock.timers.reset();
    }
    people.nobody = { key: '', token: '', login: null };
    people.administrator = await signIn(CHIEF);
    const chief = as(people.administrator);
    await settle(chief, place);
    await chief.POST('/api/v1/templates/broadcasters/', { body: { name: 'Small' } });
    const add = async (username: string, server: number | null, owner?: number) => {
      const email = `${username.replace(' ', '-')}@radio.test`;
      const person = { username: username.replace(' ', '-'), email, password: PASSWORD };
      if (server === null) {
        const { data } = await chief.POST('/api/v1/resellers/', { body: person });
        return { id: data?.pk ?? assert.fail(), login: person };
      }
      const id = await running.panel.addAccount(person.username, PASSWORD, [server]);
      const path = { pk: id };
      const { response } = await chief.PATCH('/api/v1/broadcasters/{pk}/', {
        params: { path },
        body: { email, ...(owner !== undefined && { owner }) },
      });
      assert.equal(response.status, 200);
      return { id, login: person };
    };
    const reseller = await add('reseller', null);
    const otherReseller = await add('other reseller', null);
    people.reseller = await signIn(reseller.login);
    people['other reseller'] = await signIn(otherReseller.login);
    const account = await add('account', 1, reseller.id);
    accountId = account.id;
    people.account = await signIn(account.login);
    people['other account'] = await signIn((await add('other account', 2, otherReseller.id)).login);
    const revoked = await add('revoked', 1, reseller.id);
    people.revoked = { ...(await signIn(revoked.login)), login: null };
    await chief.POST('/api/v1/broadcasters/{pk}/suspend/', { params: { path: { pk: revoked.id } } });
    await chief.POST('/api/v1/broadcasters/{pk}/unsuspend/', { params: { path: { pk: revoked.id } } });
    makers = { station: as(people.account), reseller: as(people.reseller), administrator: chief };
  });
  after(async () => {
    await Promise.all([running.close(), place.close()]);
  });

  /** Returns the record of an operation as its owner sees it; null if it can't be read. */
  async function shown({ path }: Listed, id: number): Promise<string | null> {
    const item = /^.*?\{\w+\}\//.exec(path)?.[0];
    if (item === undefined || !listed.some((each) => each.path === item && each.method === 'GET'))
      return null;
    const owner = /resellers/.test(path)
      ? people.administrator
      : path.startsWith('/api/v1/')
        ? people.reseller
        : people.account;
    const isStation = !path.startsWith('/api/v1/');
    const response = await running.fetch(item.replace(/\{\w+\}/, String(id)), {
      headers: { Authorization: isStation ? `JWT ${owner.token}` : `Token ${owner.key}` },
    });
    return `${response.status} ${await response.text()}`;
  }

  it('is defined only for documented operations', () => {
    const ids = listed.map(({ operationId }) => operationId);
    assert.deepEqual(
      Object.keys(whoMay).filter((id) => !ids.includes(id)),
      [],
    );
    for (const person of PEOPLE) assert.ok(people[person], person);
    for (const person of ['account', 'reseller', 'administrator', 'expired', 'revoked'] as const)
      assert.ok(people[person].key !== '' && people[person].token !== '', person);
  });

  for (const operation of listed) {
    const operationId = operation.operationId as keyof typeof whoMay;
    const rule = whoMay[operationId] as Rule | undefined;
    it(`is granted to ${rule?.in.join(', ')}: ${operationId}`, async () => {
      assert.ok(rule, `who-may.ts does not say who may use ${operationId}`);
      for (const person of PEOPLE) {
        const id = OF_ONESELF.test(operationId) ? accountId : await recordFor(operationId, makers, place);
        const before = await shown(operation, id);
        const { response } = await calls[operationId](as(people[person]), id, placeOf(rule, person));
        const { status } = response;
        if (rule.in.includes(person)) {
          assert.ok(status < 300, `${person}: ${status}`);
          continue;
        }
        assert.equal(status, expected(operationId, rule, person), person);
        assert.equal(await shown(operation, id), before, `${person} changed something`);
      }
    });
  }

  function expected(operationId: string, rule: Rule, person: Person): number {
    if (['nobody', 'expired', 'revoked'].includes(person)) return rule.unknown;
    // A path for other roles responds with 403 before it looks for a record.
    const isForOthers = rule.else === 404 && person.endsWith('account') && !OF_ONESELF.test(operationId);
    return isForOthers ? 403 : rule.else;
  }

  /** Adds the person's name and password if the operation needs them. */
  function placeOf(rule: Rule, person: Person): Place {
    if (rule.else !== 400) return place;
    const { login } = people[person];
    const own = login
      ? { server_username: login.username, server_password: login.password }
      : ({} as Place['credentials']);
    return { ...place, credentials: own };
  }
});
