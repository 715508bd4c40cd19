import { expect } from '@open-wc/testing';
import { Refused, Unreadable } from '../../../src/client/http/failures.js';
import { paragraphsOf, readTranscript } from '../../../src/client/podcasts/transcript.js';

const VTT = `\uFEFFWEBVTT - talks

NOTE nobody says this

STYLE
::cue { color: red }

1
00:00:00.000 --> 00:00:02.000 align:start
<v.loud Mara Lindqvist>Good <b>morning</b>,
harbour.

00:00:02.000 --> 00:00:04.000
<v Mara Lindqvist>It is six.

00:00:04.000 --> 00:00:05.000
<v Keeper>Tom &amp; &lt;I&gt; know.`;

const { fetch: realFetch } = window;

describe('a transcript', () => {
  afterEach(() => {
    window.fetch = realFetch;
  });

  it('is parsed into paragraphs', () => {
    const said = ['Mara Lindqvist: Good morning, harbour. It is six.', 'Keeper: Tom & <I> know.'];
    expect(paragraphsOf(VTT)).to.deep.equal(said);
    expect(paragraphsOf(VTT.replace(/\n/g, '\r\n'))).to.deep.equal(said);
    const srt =
      '1\n00:00:00,000 --> 00:00:02,000\nGood <i>morning</i>.\n\n2\n00:00:02,000 --> 00:00:03,000\nBye.';
    expect(paragraphsOf(srt)).to.deep.equal(['Good morning. Bye.']);
    const segments = [
      { speaker: 'Ana', startTime: 0, endTime: 1, body: 'Good' },
      { speaker: 'Ana', startTime: 1, endTime: 2, body: 'morning.' },
      { startTime: 2, body: 'All of you.' },
      { speaker: 'Bo', body: 'Hello.' },
      null,
      { body: { toString: 1 } },
    ];
    expect(paragraphsOf(JSON.stringify({ version: '1.0.0', segments }))).to.deep.equal([
      'Ana: Good morning. All of you.',
      'Bo: Hello.',
    ]);
    const page =
      '<cite>Ana:</cite><time>0:00</time>\n<p>Good\nmorning.</p><p>1 &lt; 2</p><script>hacked()</script>';
    expect(paragraphsOf(page)).to.deep.equal(['Ana: Good morning.', '1 < 2']);
    expect(paragraphsOf('One.\n\nTwo\u0007and <three>.')).to.deep.equal(['One.', 'Two and <three>.']);
  });

  it('is parsed from variants of caption formats', () => {
    const cue = (at: number, speech: string): string => `0:0${at}.000 --> 0:0${at}.900\n${speech}`;
    const said = ['Ana: Hello. It is six.', 'Bo Berg: Six!'];
    for (const [name, text, expected] of [
      ['names before colons', [cue(1, 'Ana: Hello.'), cue(2, 'It is six.'), cue(3, 'Bo Berg: Six!')], said],
      ['several speakers', ['WEBVTT', cue(1, '<v Ana>Hello.\nIt is six.</v>\n<v Bo Berg>Six!</v>')], said],
      [
        'several speakers on one line',
        ['WEBVTT', cue(1, '<v Ana>Hello. It is six.</v><v Bo Berg>Six!')],
        said,
      ],
      [
        'no names',
        [cue(1, 'At 6:00 I said: hello.'), cue(2, 'http://x.example/')],
        ['At 6:00 I said: hello. http://x.example/'],
      ],
      [
        'names in brackets or after dashes',
        [cue(1, '[Ana]: Hello. It is six.'), cue(2, '- Bo Berg: Six!')],
        said,
      ],
      [
        'roll-up captions',
        [
          'WEBVTT',
          cue(1, ' \nHello<0:01.500><c> you</c>'),
          cue(2, 'Hello you\n '),
          cue(3, 'Hello you\nall.'),
          cue(4, 'all.\n '),
        ],
        ['Hello you all.'],
      ],
      ['repeated lines', ['WEBVTT', cue(1, 'Hello'), cue(2, 'Hello\nthere.')], ['Hello there.']],
      ['a note with an arrow', ['WEBVTT', 'NOTE a --> b\nc', cue(1, 'Hello.')], ['Hello.']],
    ] as const)
      expect(paragraphsOf(text.join('\n\n')), name).to.deep.equal(expected);
    const numbered = `1\n${cue(1, 'One.')}\n2\n${cue(2, 'Two.')}\n`;
    expect(paragraphsOf(numbered)).to.deep.equal(['One. Two.']);
  });

  it('is parsed from JSON words or segments', () => {
    const words = ['Hello', ',', ' you', '.'].map((body) => ({ body }));
    expect(paragraphsOf(JSON.stringify({ segments: words }))).to.deep.equal(['Hello, you.']);
    const list = [{ speaker: '1', voice: 'Ana', text: 'Hello.' }];
    for (const file of [list, { transcript: list }, { utterances: list }])
      expect(paragraphsOf(JSON.stringify(file))).to.deep.equal(['Ana: Hello.']);
  });

  it('is parsed from text with timestamps', () => {
    expect(paragraphsOf('[00:01] Ana: Hello.\n[1:02:03.4] Bo: Six!')).to.deep.equal([
      'Ana: Hello.',
      'Bo: Six!',
    ]);
  });

  it("is parsed from several programs' JSON", () => {
    const said = ['Ana: Hello, you. It is six.', 'Bo: Six!'];
    const numbered = ['Speaker 0: Hello, you. It is six.', 'Speaker 1: Six!'];
    const words = (texts: readonly string[], speaker: unknown) =>
      texts.map((text) => ({ word: text.toLowerCase(), punctuated_word: text, speaker }));
    const items = (texts: readonly string[], speaker_label: string) =>
      texts.map((content) => ({
        type: /\w/.test(content) ? 'pronunciation' : 'punctuation',
        alternatives: [{ content }],
        speaker_label,
      }));
    const first = ['Hello', ',', 'you', '.', 'It', 'is', 'six', '.'];
    for (const [name, file, expected] of [
      [
        'Deepgram, paragraphs',
        {
          results: {
            channels: [
              {
                alternatives: [
                  {
                    transcript: 'Hello',
                    words: words(['Hello'], 0),
                    paragraphs: {
                      paragraphs: [
                        { sentences: [{ text: 'Hello, you.' }, { text: 'It is six.' }], speaker: 0 },
                        { sentences: [{ text: 'Six!' }], speaker: 1 },
                      ],
                    },
                  },
                ],
              },
            ],
          },
        },
        numbered,
      ],
      [
        'Deepgram, utterances',
        {
          results: {
            utterances: [
              { transcript: 'Hello, you. It is six.', speaker: 0 },
              { transcript: 'Six!', speaker: 1 },
            ],
          },
        },
        numbered,
      ],
      [
        'Deepgram, words',
        {
          results: {
            channels: [
              {
                alternatives: [
                  { words: [...words(['Hello,', 'you.', 'It', 'is', 'six.'], 0), ...words(['Six!'], 1)] },
                ],
              },
            ],
          },
        },
        numbered,
      ],
      [
        'AssemblyAI',
        {
          text: 'x',
          words: [],
          utterances: [
            { speaker: 'Ana', text: 'Hello, you. It is six.' },
            { speaker: 'Bo', text: 'Six!' },
          ],
        },
        said,
      ],
      [
        'Whisper with speakers',
        {
          text: 'x',
          segments: [
            { text: ' Hello, you. It is six.', speaker: 'SPEAKER_00' },
            { text: ' Six!', speaker: 'SPEAKER_01' },
          ],
        },
        numbered,
      ],
      [
        'Rev',
        {
          monologues: [
            {
              speaker: 0,
              elements: [
                { type: 'text', value: 'Hello' },
                { type: 'punct', value: ', ' },
                { value: 'you. It is six.' },
              ],
            },
            { speaker: 1, elements: [{ value: 'Six!' }] },
          ],
        },
        numbered,
      ],
      [
        'Amazon',
        {
          results: {
            transcripts: [{ transcript: 'x' }],
            items: [...items(first, 'spk_0'), ...items(['Six', '!'], 'spk_1')],
          },
        },
        numbered,
      ],
      [
        'Speechmatics',
        {
          results: [
            ...first.map((content) => ({ alternatives: [{ content, speaker: 'S0' }] })),
            { alternatives: [{ content: 'Six!', speaker: 'S1' }] },
          ],
        },
        numbered,
      ],
      [
        'Azure',
        {
          recognizedPhrases: [
            { speaker: 0, nBest: [{ display: 'Hello, you. It is six.' }] },
            { speaker: 1, nBest: [{ display: 'Six!' }] },
          ],
        },
        numbered,
      ],
      [
        'Google',
        {
          results: [
            { alternatives: [{ transcript: 'Hello, you. It is six.' }] },
            { alternatives: [{ transcript: ' Six!' }] },
          ],
        },
        ['Hello, you. It is six. Six!'],
      ],
      ['the whole text', { text: 'Hello, you. It is six. Six!' }, ['Hello, you. It is six. Six!']],
    ] as const)
      expect(paragraphsOf(JSON.stringify(file)), name).to.deep.equal(expected);
  });

  it("is parsed from several programs' text", () => {
    const said = ['Ana Berg: Hello, you.', 'It is six.', 'Bo: Six!'];
    for (const [name, text] of [
      [
        'Otter',
        'Ana Berg  0:03  \nHello, you.\n\nIt is six.\n\nBo  1:02:03  \nSix!\n\nTranscribed by https://otter.ai\n',
      ],
      ['Rev', 'Ana Berg (00:03):\nHello, you.\nIt is six.\n\nBo (01:02:03):\nSix!'],
      ['Descript', '[00:00:03] Ana Berg: Hello, you.\n\nIt is six.\n\n[01:02:03] Bo: Six!'],
      ['Markdown', '**Ana Berg:** Hello, you.\n\nIt is six.\n\n**Bo:** Six!'],
      [
        'Markdown with positions',
        '**Ana Berg** [00:00:03]\nHello, you.\nIt is six.\n**Bo** [01:02:03]\nSix!',
      ],
      ['positions first', '00:00:03 Ana Berg\nHello, you.\nIt is six.\n01:02:03 Bo\nSix!'],
      [
        'positions in brackets first',
        '[00:00:03.040] - Ana Berg\nHello, you.\nIt is six.\n\n[01:02:03.100] - Bo\nSix!',
      ],
      ['positions alone', 'Ana Berg: Hello, you.\n0:05\nIt is six.\n1:02:03\nBo: Six!'],
      ['positions before each line', '0:03 Ana Berg: Hello, you.\n0:05 It is six.\n1:02:03 Bo: Six!'],
    ] as const)
      expect(paragraphsOf(text), name).to.deep.equal(said);
    expect(
      paragraphsOf('0:00:00.599,0:00:04.160\nHello, you.\n\n0:00:04.160,0:00:05.000\nSix!'),
    ).to.deep.equal(['Hello, you. Six!']);
    expect(paragraphsOf('Meet us at 12:30\nor at 13:30.')).to.deep.equal([
      'Meet us at 12:30',
      'or at 13:30.',
    ]);
  });

  it('includes the speakers of an HTML file', () => {
    for (const page of [
      `<cite>Ana:</cite><time>0:00</time><p>Hello.</p><cite>Ana:</cite><time>0:04</time><p>It is six.</p>
       <cite>Bo:</cite><time>0:09</time><p>Six!</p>`,
      `<!doctype html><html><!-- a --><body><cite>Ana</cite> <time>00:00:00</time><p>Hello.</p><p>It is six.</p>
       <cite>Bo</cite> <time>00:00:09</time><p>Six!</p></body></html>`,
      `<p><cite>Ana:</cite> <time>0:00</time> Hello.</p><p>It is six.</p><p><cite>Bo</cite>: <time>[0:09]</time> Six!</p>`,
      `<div><cite>Ana</cite><p>Hello.</p><p>It is six.</p></div><div><cite>Bo</cite><p>Six!</p></div>`,
    ]) {
      expect(paragraphsOf(page), page).to.deep.equal(['Ana: Hello.', 'It is six.', 'Bo: Six!']);
    }
    expect(paragraphsOf('<dl><dt>Ana</dt><dd>[0:01] Hello.</dd></dl>')).to.deep.equal(['Ana', 'Hello.']);
    expect(
      paragraphsOf('<p>On <time>6 March</time> she read <cite>Nature</cite> again.</p>').join(' '),
    ).to.equal('On 6 March she read Nature again.');
  });

  it('has paragraphs that end with a sentence', () => {
    const cues = Array.from(
      { length: 40 },
      (_, at) => `00:${at}.000 --> 00:${at}.900\nThe sentence number ${at}.`,
    );
    const paragraphs = paragraphsOf('WEBVTT\n\n' + cues.join('\n\n'));
    expect(paragraphs.length).to.be.within(3, 5);
    expect(paragraphs.join(' ')).to.match(/^The sentence number 0\. The .* number 39\.$/);
    for (const each of paragraphs) expect(each).to.match(/^The sentence.*\.$/);
  });

  it('is empty for an unreadable file', () => {
    for (const text of [
      '',
      ' \n ',
      '{"segments": 7}',
      '<!doctype html><title>Log in</title>',
      '{"segments": [',
      '[1, 2]',
      'WEBVTT\n\n-->',
      '00:01 --> 00:02',
    ]) {
      expect(paragraphsOf(text), text).to.deep.equal([]);
    }
  });

  it('is limited to 2,000 paragraphs', () => {
    for (const piece of [
      '<v ',
      '<',
      '-->',
      '--> \n',
      '&amp',
      '\n\n',
      '--> \n<v a>b\n\n',
      'a\n',
      '<p>',
      '<p>a',
      '. )',
    ]) {
      const paragraphs = paragraphsOf(piece.repeat(500_000 / piece.length));
      expect(paragraphs.length, piece).to.be.at.most(2000);
      for (const each of paragraphs) expect(each.length).to.be.at.most(2000);
    }
  });

  it('is fetched from its URL', async () => {
    window.fetch = () =>
      Promise.resolve(new Response(VTT, { headers: { 'Content-Type': 'application/octet-stream' } }));
    const paragraphs = await readTranscript('https://radio.example/1.vtt', new AbortController().signal);
    expect(paragraphs.length).to.equal(2);
  });

  for (const [name, response, kind] of [
    ['an empty file', () => new Response(''), Unreadable],
    ['a 404', () => new Response('', { status: 404 }), Refused],
  ] as const) {
    it(`is ${kind.name} for ${name}`, async () => {
      window.fetch = () => Promise.resolve(response());
      const failure: unknown = await readTranscript(
        'https://radio.example/1.vtt',
        new AbortController().signal,
      ).catch((cause: unknown) => cause);
      expect(failure).to.be.instanceOf(kind);
    });
  }
});
