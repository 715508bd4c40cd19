import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';
import type { PanelOptions } from '../../../../src/panel/base/options.js';
import { ADMINISTRATOR, MORNING, openPanel, PASSWORD } from '../../../kit/open-panel.js';
import { linkIn, openMailServer, textOf } from '../../mail/mail-server.js';

const PUBLIC = 'https://panel.example/radio';
const NEW = 'a new beginning';
const DAY = 86_400_000;
const JSON_TYPE = { 'content-type': 'application/json' };
const addressOf = (name: string) => `${name}@radio.test`;
const THIEF = 'thief@elsewhere.test';

let clients = 0;
/** Opens a panel that can send mails, with functions for the requests of an owner and of a thief with the owner's session. */
async function open(more: Partial<PanelOptions> = {}) {
  const panel = openPanel({ publicUrl: PUBLIC, trustProxy: true, ...more });
  const server = await openMailServer();
  await panel.as(ADMINISTRATOR, 'PUT', 'settings/', {
    smtp_host: '127.0.0.1',
    smtp_port: server.port,
    smtp_sender: 'panel@radio.test',
    company_name: 'Radio Hafen',
  });
  const post = (path: string, body: object) =>
    panel.request(path, { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(body) });
  const setEmail = (name: string, email: string) => panel.as(name, 'PUT', 'user_profile/', { email });
  return {
    ...panel,
    server,
    setEmail,
    /** Adds an account with an email address and signs it in. */
    async signUp(name: string): Promise<void> {
      await panel.add(name);
      assert.equal((await setEmail(name, addressOf(name))).status, 200);
    },
    post,
    emailOf: async (pk: number) =>
      (await panel.as(ADMINISTRATOR, 'GET', `broadcasters/${pk}/`)).json<{ email: string }>().email,
    reset: (email: string) => post('/api/v1/password_reset/', { email }),
    logIn: (username: string, password = PASSWORD) =>
      post('/api/v1/rest-auth/login/', { username, password }),
    /** The token of the newest link that was mailed to this address; '' if none was. */
    tokenTo(email: string): string {
      const mail = [...server.mails]
        .reverse()
        .find((each) => each.includes(`To: ${email}\r\n`) && /email-undo/.test(each));
      return mail === undefined ? '' : (linkIn(mail).searchParams.get('token') ?? '');
    },
    /** Sends the form of the page. */
    undo: (token: string, headers: Record<string, string> = {}) =>
      panel.request('/email-undo/', {
        method: 'POST',
        headers: { 'x-forwarded-for': `10.1.0.${(clients += 1)}`, ...headers },
        body: new URLSearchParams({ token }),
      }),
  };
}

describe('an email address change', async () => {
  const panel = await open();
  const { server, setEmail, signUp, tokenTo, undo, as, logIn, reset, request } = panel;
  const emailNow = async (name: string) => {
    const { key } = (await logIn(name)).json<{ key: string }>();
    const response = await request('/api/v1/user_profile/', { headers: { Authorization: `Token ${key}` } });
    return response.json<{ email: string }>().email;
  };

  it('sends a link to the previous address', async () => {
    await signUp('first');
    assert.equal(server.mails.length, 0, 'there was no previous address');
    const response = await setEmail('first', 'new@radio.test');
    assert.deepEqual([response.status, response.json().email], [200, 'new@radio.test']);
    const [mail = '', ...more] = server.mails;
    assert.equal(more.length, 0);
    assert.match(mail, /^To: first@radio\.test\r$/m);
    assert.match(mail, /^Subject: The email address of first was changed\r$/m);
    assert.match(textOf(mail), /Hello first,[^]*seven days[^]*Radio Hafen\s*$/);
    assert.equal(linkIn(mail).origin + linkIn(mail).pathname, `${PUBLIC}/email-undo/`);
  });

  it('sends no email if only the case changes', async () => {
    await signUp('same');
    const before = server.mails.length;
    await setEmail('same', 'SAME@radio.test');
    await as('same', 'PUT', 'user_profile/', { first_name: 'Ana' });
    assert.equal(server.mails.length, before);
    await setEmail('same', '');
    assert.equal(server.mails.length, before + 1, 'removing the address is a change');
  });

  it('can be undone through the link', async () => {
    await signUp('back');
    const token = await panel.logIn('back').then(({ json }) => json<{ key: string }>().key);
    const station = (
      await panel.post('/api/v2/api-token-auth/', { username: 'back', password: PASSWORD })
    ).json<{ token: string }>().token;
    const statuses = async () => {
      const responses = [
        await request('/api/v1/user_profile/', { headers: { Authorization: `Token ${token}` } }),
        await request('/api/v2/playlists/?server=1', { headers: { Authorization: `JWT ${station}` } }),
        await as('back', 'GET', 'user_profile/'),
      ];
      return responses.map(({ status }) => status);
    };
    await setEmail('back', THIEF);
    assert.deepEqual(await statuses(), [200, 200, 200]);
    const done = await undo(tokenTo(addressOf('back')));
    assert.equal(done.status, 200);
    assert.match(done.text, /previous email address is restored/);
    assert.deepEqual(await statuses(), [401, 401, 401]);
    assert.equal(await emailNow('back'), addressOf('back'));
  });

  it('can be undone only once', async () => {
    await signUp('once');
    await setEmail('once', THIEF);
    const token = tokenTo(addressOf('once'));
    const both = await Promise.all([undo(token), undo(token)]);
    assert.deepEqual(both.map(({ status }) => status).sort(), [200, 400]);
    const again = await undo(token);
    assert.deepEqual([again.status, /already been used/.test(again.text)], [400, true]);
  });

  it("isn't undone by opening the link", async () => {
    await signUp('scanned');
    await setEmail('scanned', THIEF);
    const token = tokenTo(addressOf('scanned'));
    for (const method of ['GET', 'HEAD', 'GET']) {
      assert.equal((await request(`/email-undo/?token=${token}`, { method })).status, 200);
    }
    assert.equal((await as('scanned', 'GET', 'user_profile/')).json().email, THIEF);
    assert.equal((await undo(token)).status, 200);
  });

  it('can be undone after a password change', async () => {
    await signUp('robbed');
    await setEmail('robbed', THIEF);
    await reset(THIEF);
    const { searchParams } = linkIn(server.mails.at(-1) ?? '');
    const confirm = (query: URLSearchParams, password: string) =>
      panel.post('/api/v1/password_reset_confirm/', { ...Object.fromEntries(query), password });
    assert.equal((await confirm(searchParams, 'of the thief')).status, 200);
    await reset(THIEF);
    const pending = linkIn(server.mails.at(-1) ?? '').searchParams;
    const done = await undo(tokenTo(addressOf('robbed')));
    assert.equal(done.status, 200);
    assert.equal((await confirm(pending, 'of the thief 2')).status, 400);
    const [, link = ''] = /href="\.\.(\/password-reset\/\?[^"]+)"/.exec(done.text) ?? [];
    const own = new URL(link.replaceAll('&amp;', '&'), PUBLIC).searchParams;
    assert.equal((await confirm(own, NEW)).status, 200);
    assert.equal((await logIn('robbed', 'of the thief')).status, 400);
    assert.equal((await logIn('robbed', NEW)).status, 200);
  });

  it('invalidates later undo links when undone', async () => {
    await signUp('chain');
    await setEmail('chain', 'one@elsewhere.test');
    await setEmail('chain', 'two@elsewhere.test');
    const thiefs = tokenTo('one@elsewhere.test');
    assert.notEqual(thiefs, '');
    assert.equal((await undo(tokenTo(addressOf('chain')))).status, 200);
    assert.equal((await undo(thiefs)).status, 400);
    assert.equal(await emailNow('chain'), addressOf('chain'));
  });

  it('invalidates the undo link if it restores the address', async () => {
    await signUp('between');
    await setEmail('between', 'third@elsewhere.test');
    await setEmail('between', addressOf('between'));
    assert.equal(tokenTo('third@elsewhere.test'), '');
    assert.equal((await undo(tokenTo(addressOf('between')))).status, 400);
  });

  it('can be undone within seven days', async () => {
    const after = async (name: string, time: number) => {
      mock.timers.enable({ apis: ['Date'], now: MORNING });
      try {
        await signUp(name);
        await setEmail(name, THIEF);
        mock.timers.tick(time);
        return (await undo(tokenTo(addressOf(name)))).status;
      } finally {
        mock.timers.reset();
      }
    };
    assert.equal(await after('early', 7 * DAY - 60_000), 200);
    assert.equal(await after('late', 7 * DAY + 1000), 400);
  });

  it("can't be undone while the account is suspended", async () => {
    await signUp('held');
    const pk = (await as('held', 'GET', 'user_profile/')).json<{ pk: number }>().pk;
    await setEmail('held', THIEF);
    await as(ADMINISTRATOR, 'POST', `broadcasters/${pk}/suspend/`);
    assert.equal((await undo(tokenTo(addressOf('held')))).status, 400);
    await as(ADMINISTRATOR, 'POST', `broadcasters/${pk}/unsuspend/`);
    await as(ADMINISTRATOR, 'PATCH', `broadcasters/${pk}/`, { email: 'final@radio.test' });
    assert.equal((await undo(tokenTo(addressOf('held')))).status, 400);
    assert.equal(await panel.emailOf(pk), 'final@radio.test');
  });

  it('is possible ten times per hour', async () => {
    await signUp('flood');
    const statuses = [];
    for (let turn = 0; turn < 11; turn += 1)
      statuses.push((await setEmail('flood', `flood-${turn}@radio.test`)).status);
    assert.deepEqual(statuses, [...Array<number>(10).fill(200), 429]);
  });
});

describe('the email undo page', async () => {
  const { request, undo, setEmail, signUp, tokenTo } = await open();

  it("doesn't reveal whether a link is valid", async () => {
    await signUp('asked');
    await setEmail('asked', THIEF);
    const token = tokenTo(addressOf('asked'));
    const real = await request(`/email-undo/?token=${token}`);
    const wrong = await request('/email-undo/?token=wrong');
    assert.equal(real.text.replace(token, 'wrong'), wrong.text);
    const used = (await undo(token), await undo(token));
    const unknown = await undo('wrong');
    assert.deepEqual([used.status, used.text], [unknown.status, unknown.text]);
  });

  it("isn't cacheable or frameable", async () => {
    for (const { headers } of [await request('/email-undo/?token=x'), await undo('x')]) {
      assert.equal(headers.get('cache-control'), 'no-store');
      assert.equal(headers.get('referrer-policy'), 'no-referrer');
      assert.equal(headers.get('cross-origin-resource-policy'), 'same-origin');
      const policy = headers.get('content-security-policy') ?? '';
      assert.match(policy, /default-src 'none'.*frame-ancestors 'none'/);
      assert.doesNotMatch(policy, /unsafe|script-src/);
    }
  });

  it('escapes the token', async () => {
    const evil = '"><script>alert(1)</script>';
    const { text } = await request(`/email-undo/?token=${encodeURIComponent(evil)}`);
    assert.ok(!text.includes(evil));
    assert.match(text, /value="&quot;&gt;&lt;script&gt;/);
  });

  it('is available in German and English', async () => {
    const german = { 'accept-language': 'de-CH' };
    assert.match((await request('/email-undo/', { headers: german })).text, /lang="de".*rückgängig/s);
    assert.match((await undo('x', german)).text, /schon benutzt/);
    assert.match((await undo('x', { 'accept-language': 'fr' })).text, /already been used/);
  });

  it('accepts ten attempts per address in five minutes', async () => {
    const from = { 'x-forwarded-for': '10.2.0.1' };
    const responses = [];
    for (let turn = 0; turn < 11; turn += 1) responses.push(await undo('x', from));
    assert.deepEqual(
      responses.map(({ status }) => status),
      [...Array<number>(10).fill(400), 429],
    );
    assert.match(responses.at(-1)?.text ?? '', /Too many attempts/);
  });
});

describe('an email address change without working mail', () => {
  it('still takes effect', async () => {
    const warnings: string[] = [];
    const warn = (sentence: string) => void warnings.push(sentence);
    const gone = await open({ warn });
    await gone.signUp('gone');
    await gone.server.leave();
    const response = await gone.setEmail('gone', THIEF);
    assert.deepEqual([response.status, response.json().email], [200, THIEF]);
    assert.match(
      warnings.join('\n'),
      /^The email address of gone was changed, but the mail to the previous one failed: /,
    );
    await gone.as(ADMINISTRATOR, 'PUT', 'settings/', { smtp_host: '' });
    assert.equal((await gone.setEmail('gone', 'b@radio.test')).status, 200);
    const unnamed = await open({ warn, publicUrl: null });
    await unnamed.signUp('unnamed');
    assert.equal((await unnamed.setEmail('unnamed', THIEF)).status, 200);
    assert.equal(unnamed.server.mails.length, 0);
    assert.equal(warnings.length, 1);
  });
});
