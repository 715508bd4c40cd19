import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { linkTo, readQuestion } from '../../../src/diagnostics/page/read-question.js';

const panelIn = (typed: string): string => readQuestion(`?panel=${encodeURIComponent(typed)}`, []).baseUrl;

describe('the question in the address of the check', () => {
  it('has the panel as owners write it', () => {
    const rows: Record<string, string> = {
      ' https://panel.example:8080/ ': 'https://panel.example:8080',
      'panel.example:8080': 'https://panel.example:8080',
      '//panel.example': 'https://panel.example',
      'HTTP://Panel.Example/radio//': 'http://panel.example/radio',
      'https://user:hush@panel.example/?token=hush#x': 'https://panel.example',
      'panel.example/api/v2/': 'https://panel.example/api/v2',
      'localhost:8080': 'http://localhost:8080',
      '127.0.0.1:8080': 'http://127.0.0.1:8080',
      '192.168.1.5': 'http://192.168.1.5',
      '': '',
      'ftp://panel.example': '',
      'javascript:alert(1)': '',
      '/radio': '',
      'not an address': '',
    };
    for (const [typed, address] of Object.entries(rows)) assert.equal(panelIn(typed), address, typed);
  });

  it('has the number of a server, or 1, and the scheme of the site, or https', () => {
    const rows: Record<string, [number, string]> = {
      '?server=7&site=http': [7, 'http:'],
      '?server=x&site=ftp': [1, 'https:'],
      '?server=-1': [1, 'https:'],
      '': [1, 'https:'],
    };
    for (const [search, [number, scheme]] of Object.entries(rows)) {
      const { server, siteProtocol } = readQuestion(search, []);
      assert.deepEqual([server, siteProtocol], [number, scheme], search);
    }
  });

  it('has the language of the address, else the first of the reader’s that there is, else English', () => {
    assert.equal(readQuestion('?lang=de', ['en']).lang, 'de');
    assert.equal(readQuestion('?lang=xx', ['zh', 'fr-CA', 'en']).lang, 'fr');
    assert.equal(readQuestion('?lang=ar', []).lang, 'ar');
    assert.equal(readQuestion('', ['zh', 'sv']).lang, 'en');
  });

  it('is the same again in a link', () => {
    const question = readQuestion('?panel=panel.example&server=2&site=http&lang=de', []);
    const { typed, ...again } = readQuestion(linkTo(question, question.baseUrl, 2), []);
    assert.deepEqual({ ...question, typed }, { ...again, typed });
    assert.equal(
      readQuestion(linkTo(readQuestion('', []), 'https://a.example', 1), []).siteProtocol,
      'https:',
    );
  });
});
