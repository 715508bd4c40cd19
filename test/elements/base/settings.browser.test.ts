import { expect, fixtureSync, html } from '@open-wc/testing';
import { readSettings, watchSettings } from '../../../src/elements/base/settings.js';
import { until } from '../shown.js';

describe('settings', () => {
  const added: Element[] = [];

  function own(element: Element | null, given: Record<string, string> = {}): HTMLElement {
    for (const [name, value] of Object.entries(given)) element!.setAttribute(name, value);
    return element as HTMLElement;
  }

  /** Adds a script tag with attributes, which loads nothing. */
  function pageScript(attributes: Record<string, string>): HTMLScriptElement {
    const script = document.createElement('script');
    script.type = 'text/plain';
    for (const [name, value] of Object.entries({ src: '/onair.js', ...attributes })) {
      script.setAttribute(name, value);
    }
    document.head.append(script);
    added.push(script);
    return script;
  }

  const baseUrl = (): string => readSettings(document.createElement('p')).station.baseUrl;

  afterEach(() => {
    added.splice(0).forEach((each) => each.remove());
    // The settings of a removed script stay.
    pageScript({ 'data-base-url': '' });
    baseUrl();
    added.splice(0).forEach((each) => each.remove());
  });

  it('have defaults', () => {
    const element = own(fixtureSync(html`<p></p>`));
    expect(readSettings(element)).to.deep.equal({
      station: {
        baseUrl: '',
        server: 1,
        transport: 'auto',
        source: 'panel',
        station: '',
        charset: '',
        map: '',
        jsonp: 'frame',
      },
      server: '',
      lang: 'en',
      covers: true,
      art: '',
      skin: '',
      delay: 0,
      zone: '',
      timeZone: undefined,
      hasVisitor: true,
    });
  });

  it('an element overrides its station and the script', () => {
    pageScript({
      'data-base-url': 'script',
      'data-server': '5',
      'data-covers': 'none',
      'data-art': 'logo.png',
      'data-transport': 'legacy',
      'data-source': 'icecast',
      'data-station': '/live',
    });
    const outer = fixtureSync(
      html`<onair-station base-url="outer" server="3" transport="v2"
        ><onair-station base-url="inner" source="azuracast"><p></p></onair-station
      ></onair-station>`,
    );
    const settings = readSettings(own(outer.querySelector('p'), { server: '2' }));
    expect(settings.station).to.deep.equal({
      baseUrl: 'inner',
      server: 2,
      transport: 'v2',
      source: 'azuracast',
      station: '/live',
      charset: '',
      map: '',
      jsonp: 'frame',
    });
    expect(settings.covers).to.equal(false);
    expect(settings.art).to.equal('logo.png');
  });

  describe("on the page's script", () => {
    for (const src of [
      '/onair.js',
      '/js/onair.js?ver=1.2',
      '/onair.legacy.js#x',
      '/onair.min.js',
      '/assets/onair-4f2a91c0.js',
      '/assets/onair.legacy.B3kq9Zx1.js',
      'https://cdn.example/v/1.0.0/onair.js',
    ]) {
      it(`are read from ${src}`, () => {
        pageScript({ src: 'https://chat.example/widget.js', 'data-base-url': 'https://chat.example' });
        pageScript({ src, 'data-base-url': 'https://panel.example' });
        expect(baseUrl()).to.equal('https://panel.example');
      });
    }

    it("survive a change of the script's URL", () => {
      const script = pageScript({ 'data-base-url': 'https://panel.example' });
      expect(baseUrl()).to.equal('https://panel.example');
      script.src = '/news/radio.js';
      script.dataset.baseUrl = 'https://other.example';
      expect(baseUrl()).to.equal('https://other.example');
    });

    for (const src of [
      '/widget.js',
      '/not-onair.js',
      '/onair-chat.js',
      '/onair.js/widget.js',
      '/widget.js?file=/onair.js',
      '/widget.js#/onair.js',
      '',
    ]) {
      it(`are not read from ${src || 'an inline script'} without data-onair`, () => {
        const script = pageScript({ src, 'data-base-url': 'https://other.example' });
        if (!src) script.removeAttribute('src');
        expect(baseUrl()).to.equal('');
        script.setAttribute('data-onair', '');
        expect(baseUrl()).to.equal('https://other.example');
      });
    }

    it('cause a warning if the script is ignored', async () => {
      const warnings: string[] = [];
      const { warn } = console;
      console.warn = (sentence: string) => sentence.includes('ignored.example') && warnings.push(sentence);
      try {
        pageScript({ src: 'https://ignored.example/chat.js', 'data-base-url': 'https://ignored.example' });
        baseUrl();
        pageScript({ 'data-base-url': 'https://panel.example' });
        expect(baseUrl()).to.equal('https://panel.example');
        await until(() => warnings.length > 0, 'a warning');
      } finally {
        console.warn = warn;
      }
      expect(warnings).to.have.length(1);
      expect(warnings[0]).to.contain('ignored.example/chat.js"> has data-base-url');
    });

    it('a script named onair.js takes precedence', () => {
      pageScript({ src: '/site.js', 'data-onair': '', 'data-base-url': 'https://marked.example' });
      pageScript({ 'data-base-url': 'https://panel.example' });
      expect(baseUrl()).to.equal('https://panel.example');
    });

    it("survive the script's removal until another script arrives", async () => {
      const script = pageScript({ 'data-base-url': 'https://a.example', 'data-lang': 'de' });
      expect(baseUrl()).to.equal('https://a.example');
      let changes = 0;
      const stop = watchSettings(document.createElement('p'), () => changes++);
      script.remove();
      expect(baseUrl()).to.equal('https://a.example');
      expect(readSettings(document.createElement('p')).lang).to.equal('de');
      // A page swap may turn the script into another one.
      script.removeAttribute('data-base-url');
      script.src = '/other.js';
      expect(baseUrl()).to.equal('https://a.example');
      const next = pageScript({ 'data-base-url': 'https://b.example' });
      await until(() => changes > 0, 'a change');
      expect(baseUrl()).to.equal('https://b.example');
      const before = changes;
      next.setAttribute('data-base-url', 'https://c.example');
      await until(() => changes > before, 'another change');
      expect(baseUrl()).to.equal('https://c.example');
      stop();
    });
  });

  it('are stripped of curly quotes and invisible characters', () => {
    const element = own(fixtureSync(html`<p></p>`), {
      'base-url': '\u201dhttps://panel.example\u200b\u2033',
      server: '\u201d2\u201d',
      station: '\u00a0/live\u00ad ',
      source: '\u2018icecast\u2019',
      transport: '&#8221;legacy&#8243;',
    });
    const { station } = readSettings(element);
    expect([
      station.baseUrl,
      station.server,
      station.station,
      station.source,
      station.transport,
    ]).to.deep.equal(['https://panel.example', 2, '/live', 'icecast', 'legacy']);
  });

  it('are inherited through shadow roots', () => {
    const station = fixtureSync(
      html`<onair-station base-url="outer" delay="2.5"><div></div></onair-station>`,
    );
    const root = station.firstElementChild!.attachShadow({ mode: 'open' });
    root.append(document.createElement('p'));
    const settings = readSettings(own(root.firstElementChild));
    expect(settings.station.baseUrl).to.equal('outer');
    expect(settings.delay).to.equal(2500);
  });

  it("include the page's language by default", () => {
    const place = fixtureSync(html`<div lang="de-CH"><p></p></div>`);
    expect(readSettings(own(place.firstElementChild)).lang).to.equal('de-CH');
    expect(readSettings(own(place.firstElementChild, { lang: 'en-US' })).lang).to.equal('en-US');
  });

  it("direct JSONP is allowed only for the script's base URL", () => {
    pageScript({ 'data-base-url': 'https://a.example', 'data-jsonp': 'direct' });
    const station = fixtureSync(
      html`<onair-station jsonp="direct" data-jsonp="direct"
        ><p jsonp="direct" data-jsonp="direct"></p
      ></onair-station>`,
    );
    const element = own(station.firstElementChild);
    expect(readSettings(element).station.jsonp).to.equal('direct');
    own(element, { 'base-url': 'https://b.example' });
    expect(readSettings(element).station.jsonp).to.equal('frame');
  });

  it("exclude a tag's jsonp attribute", () => {
    pageScript({ 'data-base-url': 'https://a.example' });
    const station = fixtureSync(
      html`<onair-station jsonp="direct" data-jsonp="direct"
        ><p jsonp="direct" data-jsonp="direct"></p
      ></onair-station>`,
    );
    expect(readSettings(own(station.firstElementChild)).station.jsonp).to.equal('frame');
  });

  it('an invalid delay becomes 0', () => {
    const element = own(fixtureSync(html`<p></p>`));
    for (const delay of ['soon', '-5', 'NaN', ''])
      expect(readSettings(own(element, { delay })).delay).to.equal(0);
  });

  it('update when the surrounding station element changes', async () => {
    const station = fixtureSync(html`<onair-station><p></p></onair-station>`);
    let [changes, others] = [0, 0];
    const stop = watchSettings(station.firstElementChild!, () => changes++);
    station.setAttribute('server', '2');
    await until(() => changes === 1, 'a change');
    stop();
    const stopOther = watchSettings(station.firstElementChild!, () => others++);
    station.setAttribute('server', '3');
    await until(() => others === 1, 'a change that another watcher sees');
    stopOther();
    expect(changes).to.equal(1);
  });
});
