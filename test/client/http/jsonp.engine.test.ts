import { expect } from '@open-wc/testing';
import { requestInSandbox, requestDirectly, FRAME_SCRIPT } from '../../../src/client/http/jsonp.js';
import { startServer } from '../../kit/panel.js';
import type { HandMade } from '../../kit/panels-plugin.js';
import { PATIENCE_MS } from '../../kit/patience.js';

// A panel sends its scripts without a charset.
const script = (body: string, more: Partial<HandMade> = {}): HandMade => ({
  headers: { 'Content-Type': 'text/javascript' },
  body,
  ...more,
});

const responses: Record<string, HandMade> = {
  '/good': script('onair({"title":"Björk – Jóga \u2028 🎵 שלום"})'),
  '/hostile': script(
    `onair({"title":"Song"});window.top.x=1;parent.document.cookie;parent.document.title="taken";`,
  ),
  '/hostile-first': script(
    `try{top.x=1}catch(e){}try{parent.document.title="taken"}catch(e){}try{top.location="about:blank"}catch(e){}` +
      `try{alert(1)}catch(e){}onair({origin:self.origin})`,
  ),
  '/curious': script(
    `function read(f){try{return f()}catch(e){return "none"}}` +
      `onair({cookie:read(function(){return document.cookie}),` +
      `local:read(function(){return localStorage.getItem("secret")}),` +
      `page:read(function(){return parent.document.body.innerHTML})})`,
  ),
  '/twice': script('onair({"n":1});onair({"n":2})'),
  '/huge': script(`onair(Array(2000).fill("x".repeat(1000)))`),
  '/long-text': script(`onair({title:"x".repeat(2e6),author:"Author"})`),
  '/no-call': script('var nothing = 1'),
  '/other': script('somebodyElse({"n":1})'),
  '/broken': script('onair({"n":1'),
  '/cyclic': script('var ring={};ring.ring=ring;onair(ring)'),
  '/undefined': script('onair()'),
  '/html': { headers: { 'Content-Type': 'text/html' }, body: '<!doctype html><p>Please sign in' },
  '/refused': script('{"error":"JSONP callback name is invalid."}', { status: 400 }),
  '/never': script('', { delay: -1 }),
  '/late': script('onair({"n":"late"})', { isHeld: true }),
  '/late-in-page': script('onair({"n":"late"})', { isHeld: true }),
  '/slow': script('onair({"n":"slow"})', { delay: 200 }),
  '/echo': script('onair(document.currentScript.src)'),
  '*': script('onair(document.currentScript.src)'),
};
for (const [name, sent] of Object.entries({
  'post-object': '{length:1}',
  'post-null': 'null',
  'post-words': '"no JSON"',
  'post-problem': '\'{"problem":"<img onerror=alert(1)>"}\'',
  'post-list': '"[1]"',
})) {
  responses['/' + name] = script(`parent.postMessage(${sent},"*")`);
}

type Answer = [problem: string | null, data: unknown];

describe('JSONP', () => {
  let server: Awaited<ReturnType<typeof startServer>>;
  let title: string;
  let frames: number;

  before(async () => {
    server = await startServer(responses);
    document.cookie = 'secret=1';
    localStorage.setItem('secret', '1');
    title = document.title;
  });
  after(() => server.stop());
  beforeEach(() => (frames = document.querySelectorAll('iframe').length));
  afterEach(() => {
    expect(document.querySelectorAll('iframe').length, 'frames left behind').to.equal(frames);
    expect((window as { x?: unknown }).x ?? (window.top as { x?: unknown }).x).to.equal(undefined);
    expect(document.title).to.equal(title);
  });

  const inFrame = (path: string, timeoutMs = PATIENCE_MS): Promise<Answer> =>
    new Promise((resolve) => {
      requestInSandbox(server.url + path, timeoutMs, (problem, data) => resolve([problem, data]));
    });

  describe('in a sandboxed frame', () => {
    it('decodes data as UTF-8', async () => {
      expect(await inFrame('/good')).to.deep.equal([null, { title: 'Björk – Jóga \u2028 🎵 שלום' }]);
    });

    it("doesn't run the panel's code in the page", async () => {
      expect(await inFrame('/hostile')).to.deep.equal([null, { title: 'Song' }]);
      // By the time this response arrives, the rest of the hostile script would have run.
      await inFrame('/good');
    });

    it('isolates the script before the response arrives', async () => {
      expect(await inFrame('/hostile-first')).to.deep.equal([null, { origin: 'null' }]);
    });

    it('gives the script no access to the page', async () => {
      const [problem, seen] = await inFrame('/curious');
      expect(problem).to.equal(null);
      // Engines refuse in two ways: with an error or silently.
      expect(Object.values(seen as object).filter((each) => each && each !== 'none')).to.deep.equal([]);
    });

    it('uses only the first call of the callback', async () => {
      const taken: Answer[] = [];
      await new Promise<void>((resolve) => {
        requestInSandbox(server.url + '/twice', PATIENCE_MS, (...response) => {
          taken.push(response);
          resolve();
        });
      });
      // By the time this response arrives, the second call would have been reported.
      await inFrame('/good');
      expect(taken).to.deep.equal([[null, { n: 1 }]]);
    });

    it('rejects data of over a million characters', async () => {
      expect(await inFrame('/huge')).to.deep.equal(['unreadable', undefined]);
    });

    it('truncates a string of several megabytes', async () => {
      const [problem, data] = (await inFrame('/long-text')) as [null, { title: string; author: string }];
      expect(problem).to.equal(null);
      expect(data.title.length).to.be.within(2000, 2001);
      expect(data.author).to.equal('Author');
    });

    for (const [path, what] of [
      ['/no-call', 'a script that calls no function'],
      ['/other', 'a call of another function'],
      ['/broken', 'a script with a syntax error'],
      ['/cyclic', 'a cyclic object'],
    ] as const) {
      it(`reports ${what} as unreadable`, async () => {
        expect((await inFrame(path))[0]).to.equal('unreadable');
      });
    }

    it('returns undefined without data', async () => {
      expect(await inFrame('/undefined')).to.deep.equal([null, undefined]);
    });

    for (const [path, what] of [
      ['/html', 'a web page'],
      ['/refused', 'an error status'],
      ['port', 'a closed port'],
    ] as const) {
      it(`fails for ${what}`, async () => {
        const response = new Promise<Answer>((resolve) => {
          const url = path === 'port' ? 'http://127.0.0.1:9/api/' : server.url + path;
          requestInSandbox(url, PATIENCE_MS, (problem, data) => resolve([problem, data]));
        });
        expect((await response)[0]).to.be.oneOf(path === '/html' ? ['network', 'unreadable'] : ['network']);
      });
    }

    for (const [path, what] of [
      ['/post-object', 'an object'],
      ['/post-null', 'null'],
      ['/post-words', "text that isn't JSON"],
    ] as const) {
      it(`ignores a message with ${what}`, async () => {
        expect((await inFrame(path))[0]).to.equal('unreadable');
      });
    }

    it('reports a forged error or list as unreadable', async () => {
      const [problem, data] = await inFrame('/post-problem');
      expect(problem).to.be.a('string');
      expect(data).to.equal(undefined);
      expect((await inFrame('/post-list'))[1]).to.equal(undefined);
    });

    it('times out if the panel never responds', async () => {
      expect(await inFrame('/never', 300)).to.deep.equal(['timeout', undefined]);
    });

    it('ignores a late response', async () => {
      const taken: Answer[] = [];
      await new Promise<void>((resolve) => {
        requestInSandbox(server.url + '/late', 200, (...response) => {
          taken.push(response);
          resolve();
        });
      });
      await server.release('/late');
      await inFrame('/slow');
      expect(taken.map(([problem]) => problem)).to.deep.equal(['timeout']);
    });

    it('never calls back after an abort', async () => {
      const taken: unknown[] = [];
      const end = requestInSandbox(server.url + '/slow', PATIENCE_MS, (...response) => taken.push(response));
      const later = inFrame('/slow?later');
      expect(document.querySelectorAll('iframe').length).to.equal(frames + 2);
      end();
      expect(document.querySelectorAll('iframe').length).to.equal(frames + 1);
      await later;
      end();
      expect(taken).to.deep.equal([]);
    });

    it('times out if the page removes its frame', async () => {
      const response = inFrame('/slow', 600);
      document.querySelector('html > iframe')!.remove();
      expect((await response)[0]).to.equal('timeout');
    });

    it('accepts messages only from its own frame', async () => {
      const response = inFrame('/slow');
      const forged = JSON.stringify({ problem: null, data: { n: 'forged' } });
      window.postMessage(forged, '*');
      const other = document.createElement('iframe');
      other.srcdoc = `<script>parent.postMessage(${JSON.stringify(forged)}, '*')</script>`;
      document.body.append(other);
      try {
        expect(await response).to.deep.equal([null, { n: 'slow' }]);
      } finally {
        other.remove();
      }
    });

    it('matches responses to concurrent requests', async () => {
      const paths = ['/echo?1', '/echo?2', '/echo?3', '/echo?4'];
      const all = await Promise.all(paths.map((path) => inFrame(path)));
      expect(all.map(([, data]) => data)).to.deep.equal(paths.map((path) => server.url + path));
    });

    for (const path of [
      '/"onload="top.x=1',
      '/</script><script>top.x=1</script>',
      '/&quot;><img src=x onerror=top.x=1>',
      "/');top.x=1//",
      '/ü\u2028\u2029',
    ]) {
      it(`doesn't write ${JSON.stringify(path)} into markup`, async () => {
        const [problem, data] = await inFrame(path);
        expect(problem).to.equal(null);
        expect(data).to.equal(new URL(server.url + path).href);
      });
    }

    it('reports "old" if the browser can\'t sandbox frames', () => {
      const { createElement } = document;
      document.createElement = (() => ({})) as unknown as typeof createElement;
      const taken: unknown[] = [];
      let end: () => void;
      try {
        end = requestInSandbox(server.url + '/good', PATIENCE_MS, (problem) => taken.push(problem));
      } finally {
        document.createElement = createElement;
      }
      expect(taken).to.deep.equal(['old']);
      expect(end).not.to.throw();
    });
  });

  // The tests above also cover this mode, because both share the code.
  describe('with direct access to the page', () => {
    const inPage = (path: string, timeoutMs = PATIENCE_MS): Promise<Answer> =>
      new Promise((resolve) => {
        requestDirectly(server.url + path, timeoutMs, (problem, data) => resolve([problem, data]));
      });

    it('returns objects decoded as UTF-8', async () => {
      const names = Object.keys(window);
      const [problem, data] = await inPage('/good');
      expect([problem, data]).to.deep.equal([null, { title: 'Björk – Jóga \u2028 🎵 שלום' }]);
      expect(data).to.be.instanceOf(Object);
      expect(Object.keys(window)).to.deep.equal(names);
    });

    for (const [path, problem, what] of [
      ['/no-call', 'unreadable', 'a script that calls no function'],
      ['/cyclic', 'unreadable', 'a cyclic object'],
      ['/undefined', null, 'a call without data'],
      ['/refused', 'network', 'an error status'],
    ] as const) {
      it(`reports ${problem ?? 'no problem'} for ${what}`, async () => {
        expect(await inPage(path)).to.deep.equal([problem, undefined]);
      });
    }

    it('times out', async () => {
      const errors: unknown[] = [];
      const onError = (event: ErrorEvent): void => void errors.push(event.message);
      addEventListener('error', onError);
      expect(await inPage('/late-in-page', 100)).to.deep.equal(['timeout', undefined]);
      await server.release('/late-in-page');
      await inPage('/slow');
      removeEventListener('error', onError);
      expect(errors).to.deep.equal([]);
    });

    it('frees the connections of timed-out requests', async () => {
      const never = Array.from({ length: 12 }, (_, index) => inPage('/never?' + index, 300));
      expect((await Promise.all(never)).map(([problem]) => problem)).to.deep.equal(Array(12).fill('timeout'));
      expect(await inPage('/good?after')).to.deep.equal([null, { title: 'Björk – Jóga \u2028 🎵 שלום' }]);
    });
  });

  describe('under a Content-Security-Policy', () => {
    /** Opens a page of another origin that sends a request in a frame. Returns the result. */
    async function inPageWith(
      headers: Record<string, string>,
      call = `requestInSandbox(url, ${PATIENCE_MS}, done)`,
    ): Promise<Answer> {
      const source = async (name: string): Promise<HandMade> => ({
        headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
        body: await (await fetch(`/src/client/http/${name}.ts`)).text(),
      });
      const code =
        `import { requestInSandbox, requestDirectly } from "/jsonp.js";` +
        `const url = ${JSON.stringify(server.url + '/good')};` +
        `const done = (problem, data) => parent.postMessage({ onairTest: [problem, data] }, "*");${call}`;
      const site = await startServer({
        '/jsonp.js': await source('jsonp'),
        '/': {
          headers: { 'Content-Type': 'text/html', ...headers },
          body: `<!doctype html><script type="module" nonce="n">${code}</script>`,
        },
      });
      const frame = document.createElement('iframe');
      try {
        return await new Promise<Answer>((resolve) => {
          addEventListener('message', function onMessage({ data }: MessageEvent<{ onairTest?: Answer }>) {
            if (!data.onairTest) return;
            removeEventListener('message', onMessage);
            resolve(data.onairTest);
          });
          frame.src = site.url + '/';
          document.body.append(frame);
        });
      } finally {
        frame.remove();
        await site.stop();
      }
    }

    async function hash(): Promise<string> {
      const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(FRAME_SCRIPT));
      return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
    }
    const policy = (sources: string): Record<string, string> => ({
      'Content-Security-Policy': `default-src 'none'; script-src 'self' 'nonce-n' ${sources}`,
    });

    it("is blocked if the policy forbids the frame's script", async () => {
      expect((await inPageWith(policy(server.url)))[0]).to.equal('blocked');
    });

    it('is blocked if the policy forbids the panel', async () => {
      expect((await inPageWith(policy(await hash())))[0]).to.equal('blocked');
    });

    it("works if the policy allows the frame script's hash", async () => {
      expect((await inPageWith(policy(`${await hash()} ${server.url}`)))[0]).to.equal(null);
    });

    for (const call of ['requestInSandbox', 'requestDirectly']) {
      const trusted = (names: string): Record<string, string> => ({
        'Content-Security-Policy': `require-trusted-types-for 'script'; trusted-types ${names}`,
      });
      const ask = `${call}(url, ${PATIENCE_MS}, done)`;

      it(`works if Trusted Types allow it (${call})`, async () => {
        expect((await inPageWith(trusted('onair'), ask))[0]).to.equal(null);
      });

      it(`is blocked if Trusted Types forbid it (${call})`, async () => {
        expect((await inPageWith(trusted("'none'"), ask))[0]).to.equal('blocked');
      });
    }

    it('decodes UTF-8 on a page with another encoding', async () => {
      const headers = { 'Content-Type': 'text/html; charset=windows-1251' };
      expect((await inPageWith(headers))[1]).to.deep.equal({ title: 'Björk – Jóga \u2028 🎵 שלום' });
      const direct = `requestDirectly(url, ${PATIENCE_MS}, done)`;
      expect((await inPageWith(headers, direct))[1]).to.deep.equal({ title: 'Björk – Jóga \u2028 🎵 שלום' });
    });
  });
});
