import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cleanTyped } from '../../src/contract/typed-text.js';

const URL = 'https://panel.example:8080';

describe('cleanTyped', () => {
  for (const typed of [
    URL,
    `  ${URL}\n`,
    `\u00a0${URL}\u00a0`,
    `\ufeff${URL}`,
    `\u200b${URL}\u200b`,
    `https://\u200bpanel\u00ad.example:8080`,
    `\u202a${URL}\u202c`,
    `"${URL}"`,
    `'${URL}'`,
    '`' + URL + '`',
    `\u201c${URL}\u201d`,
    `\u201d${URL}\u201d`,
    `\u201e${URL}\u201c`,
    `\u2018${URL}\u2019`,
    `\u00ab\u202f${URL}\u202f\u00bb`,
    `\u2039${URL}\u203a`,
    `\u2033${URL}\u2033`,
    `\u300c${URL}\u300d`,
    `\uff02${URL}\uff02`,
    `\\"${URL}\\"`,
    `<${URL}>`,
    `&quot;${URL}&quot;`,
    `&#8220;${URL}&#8221;`,
    `&#x201D;${URL}&#x201D;`,
    `&amp;#8221;${URL}&amp;#8243;`,
  ]) {
    it(`extracts the URL from ${JSON.stringify(typed)}`, () => assert.equal(cleanTyped(typed), URL));
  }

  for (const typed of [
    'Radio „Meridian“ FM',
    '/live',
    '#1',
    'Радио',
    'Ö1',
    '',
    'https://[::1]:8080/a?b=c&d=e',
  ]) {
    it(`doesn't change ${typed || 'an empty text'}`, () => assert.equal(cleanTyped(typed), typed));
  }
});
