import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readCommandLine } from '../../../src/panel/command-line.js';
import { readRelays } from '../../../src/panel/base/relay-sources.js';

const panel = { kind: 'panel', url: 'https://radio.example', station: '', week: null };
const icecast = { kind: 'icecast', url: 'http://10.0.0.2:8000', station: '/live', week: null };

describe('parsing relay sources', () => {
  it("normalizes the charset's name", () => {
    const charset = 'windows-1251';
    for (const [text, source] of [
      ['icecast:http://10.0.0.2:8000/#/live charset:cp1251', { ...icecast, charset }],
      [
        'icecast:http://10.0.0.2:8000/#/live charset:Windows-1251 ics:https://radio.example/week.ics',
        { ...icecast, charset, week: 'https://radio.example/week.ics' },
      ],
      [
        'icecast:http://10.0.0.2:8000/#/live ics:https://radio.example/week.ics charset:windows-1251',
        { ...icecast, charset, week: 'https://radio.example/week.ics' },
      ],
    ] as const)
      assert.deepEqual(readRelays(text), [source], text);
    for (const text of [
      'icecast:http://10.0.0.2:8000 charset:windows-9999',
      'icecast:http://10.0.0.2:8000 charset:',
      'icecast:http://10.0.0.2:8000 charset:utf-8 charset:utf-8',
    ])
      assert.equal(readRelays(text), null, text);
  });

  it('reads the kind, URL and station', () => {
    for (const [text, sources] of [
      ['panel:https://radio.example/', [panel]],
      ['icecast:http://10.0.0.2:8000/#/live', [icecast]],
      [
        'azuracast:https://radio.example/#short%20name',
        [{ ...panel, kind: 'azuracast', station: 'short name' }],
      ],
      [
        'icy:https://radio.example/live.mp3?a=1',
        [{ ...panel, kind: 'icy', url: 'https://radio.example/live.mp3?a=1' }],
      ],
      [
        'icecast:http://10.0.0.2:8000#/live ics:https://radio.example/week.ics?key=1',
        [{ ...icecast, week: 'https://radio.example/week.ics?key=1' }],
      ],
    ] as const)
      assert.deepEqual(readRelays(text), sources, text);
  });

  it('detects the kind from a unique URL format', () => {
    const sonicpanel = { ...panel, kind: 'sonicpanel', station: '8042' };
    for (const address of ['/#8042', '/cp/get_info.php?p=8042', '/cp/widgets/player/single/?p=8042'])
      assert.deepEqual(readRelays(`sonicpanel:https://radio.example${address}`), [sonicpanel], address);
  });

  it('reads a station on a streaming service', () => {
    const live365 = { ...panel, kind: 'live365', url: 'https://api.live365.com', station: 'a12345' };
    for (const text of [
      'live365:a12345',
      'live365:https://live365.com/station/Radio-a12345',
      'live365:https://api.live365.com/station/a12345',
    ])
      assert.deepEqual(readRelays(text), [live365], text);
    assert.deepEqual(readRelays('live365:a12345 ics:https://radio.example/week.ics#x'), [
      { ...live365, week: 'https://radio.example/week.ics' },
    ]);
    assert.deepEqual(
      readRelays('live365:a1,spinitron:WXYZ,icy:http://a.example/b,c,radioking:x')?.map(
        (each) => each.station,
      ),
      ['a1', 'WXYZ', '', 'x'],
    );
    for (const text of [
      'live365:',
      'live365:..',
      'live365:a/b',
      'live365:https://radio.example/',
      'live365:%E0',
    ])
      assert.equal(readRelays(text), null, text);
  });

  it('reads a JSON URL and its field paths', () => {
    const url = 'https://radio.example/now.php?id=1,2&x=a';
    const title = { kind: 'json', url, station: 'title: a.b', week: null };
    for (const [text, source] of [
      [`json:${url}#title=a.b`, title],
      [`json:${url}#title=a.b&artist="c,d".0`, { ...title, station: 'title: a.b, artist: "c,d".0' }],
      [
        `json:${url}#title=now%20playing&on-air=live`,
        { ...title, station: 'title: now playing, on-air: live' },
      ],
      [
        `json:${url}#title=a.b charset:windows-1251 ics:https://radio.example/week.ics`,
        { ...title, week: 'https://radio.example/week.ics', charset: 'windows-1251' },
      ],
      ['json:http://radio.example/now/#title=a.b', { ...title, url: 'http://radio.example/now/' }],
    ] as const)
      assert.deepEqual(readRelays(text), [source], text);
    assert.deepEqual(
      readRelays(`json:${url}#title=a.b,json:https://two.example/#song=x`)?.map((each) => each.url),
      [url, 'https://two.example/'],
    );
    for (const text of [
      `json:${url}`,
      `json:${url}#`,
      `json:${url}#a.b`,
      `json:${url}#tittle=a.b`,
      `json:${url}#artist=a.b`,
      `json:${url}#title=a..b`,
      'json:title=a.b',
      'json:ftp://radio.example/#title=a.b',
      'json:https://user:word@radio.example/#title=a.b',
    ])
      assert.equal(readRelays(text), null, text);
  });

  it('splits a list only at commas between URLs', () => {
    assert.deepEqual(readRelays('panel:https://radio.example, icecast:http://10.0.0.2:8000#/live'), [
      panel,
      icecast,
    ]);
    assert.deepEqual(
      readRelays('icy:http://a.example/b,c')?.map(({ url }) => url),
      ['http://a.example/b,c'],
    );
  });

  it('returns null for invalid sources', () => {
    for (const text of [
      '',
      'radio.example',
      'https://radio.example',
      'winamp:https://radio.example',
      'panel:ftp://radio.example',
      'panel:https://user:word@radio.example',
      'panel:https://radio.example/?a=1',
      'ics:https://radio.example/week.ics',
      'panel:https://radio.example panel:https://radio.example',
      'panel:https://radio.example ics:file:///etc/passwd',
      'panel:https://radio.example ics:https://a.example ics:https://b.example',
      'panel:https://radio.example/#%E0%A4%A',
      'azuracast:https://radio.example/#..',
      'azuracast:https://radio.example/#%2e%2E',
      'azuracast:https://radio.example/#%252e.',
      'azuracast:https://radio.example/#a/b',
      'icecast:https://radio.example/#/../x',
      'shoutcast:https://radio.example/#.',
      'panel:https://radio.example,panel:ftp://radio.example',
    ])
      assert.equal(readRelays(text), null, text);
  });
});

describe('the --relay-inside option', () => {
  it('is off by default', () => {
    const lines = [
      readCommandLine([]),
      readCommandLine(['--relay-inside']),
      readCommandLine([], { ONAIR_PANEL_RELAY_INSIDE: '1' }),
    ];
    assert.deepEqual(
      lines.map((line) => line.kind === 'start' && line.options.relayInside),
      [undefined, true, true],
    );
  });
});

describe('the --relay option', () => {
  const relayOf = (args: string[], environment = {}) => {
    const line = readCommandLine(args, environment);
    return line.kind === 'start' ? line.options.relay : line;
  };
  const icecastText = 'icecast:http://10.0.0.2:8000#/live';

  it('can be repeated', () => {
    assert.deepEqual(relayOf(['--relay', 'panel:https://radio.example', `--relay=${icecastText}`]), [
      panel,
      icecast,
    ]);
  });

  it('overrides the environment', () => {
    const environment = { ONAIR_PANEL_RELAY: `panel:https://radio.example,${icecastText}` };
    assert.deepEqual(relayOf([], environment), [panel, icecast]);
    assert.deepEqual(relayOf(['--relay', icecastText], environment), [icecast]);
  });

  it("can't be combined with simulator options", () => {
    for (const args of [
      ['--relay', 'radio.example'],
      ['--relay', 'panel:https://radio.example', '--relay', 'x'],
      ['--relay', icecastText, '--control'],
      ['--relay', icecastText, '--speed', '2'],
      ['--relay', icecastText, '--now', '2026-03-29T00:30Z'],
    ]) {
      const line = readCommandLine(args);
      assert.equal(line.kind, 'wrong', args.join(' '));
      if (line.kind === 'wrong') assert.match(line.sentence, /^[^\n]*--relay[^\n]*\.$/);
    }
  });
});
