import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { EMAIL_TYPES } from '../../../src/contract/administration.js';
import { builtInTexts, fillPlaceholders } from '../../../src/panel/mail/default-texts.js';
import { emailTemplate, preferredLanguage, parseLanguage } from '../../../src/panel/mail/rules.js';
import { openStore } from '../../../src/panel/store/store.js';

const FILLING = {
  username: 'harbour',
  first_name: 'Ana\r\nBcc: eve@evil.test',
  email: 'ana@radio.test',
  link: 'https://panel.example/?a={username}',
  company_name: '{link}',
};

describe('an email', () => {
  it('has a one-line subject', () => {
    const { subject, body } = fillPlaceholders(
      { subject: 'For {first_name}', body: '{first_name}\n\n' },
      FILLING,
    );
    assert.equal(subject, 'For Ana Bcc: eve@evil.test');
    assert.equal(body, FILLING.first_name);
  });

  it('has each placeholder replaced once', () => {
    const body = '{company_name} {link} {Link} {} {constructor} {__proto__} {username';
    assert.equal(
      fillPlaceholders({ subject: '', body }, FILLING).body,
      '{link} https://panel.example/?a={username} {Link} {} {constructor} {__proto__} {username',
    );
  });

  it('contains a link by default', () => {
    for (const [type] of EMAIL_TYPES) {
      for (const language of ['en', 'de']) {
        const text = builtInTexts[type][language];
        assert.match(text?.body ?? '', /\{link\}/);
        assert.match(text?.subject ?? '', /^[^\n]+$/);
      }
    }
  });

  it('is written in the requested language or English', () => {
    const store = openStore(null);
    const owner = store.accounts.add({
      username: 'chief',
      password_hash: '',
      role: 'administrator',
      owner: null,
    });
    const keep = (language: string) =>
      store.emailTemplates.keep({
        owner,
        language,
        email_type: 'password_reset',
        subject: language,
        body: '',
      });
    ['pt', 'pt-br', 'en'].forEach(keep);
    const subject = (language: string) => emailTemplate(store, owner, language, 'password_reset').subject;
    assert.deepEqual(['pt-br', 'pt-pt', 'fr', 'en-gb'].map(subject), ['pt-br', 'pt', 'en', 'en']);
    assert.match(subject('de-at'), /^Ein neues/);
    store.close();
  });
});

describe('a language code', () => {
  it('is normalized regardless of its spelling', () => {
    const read = [' EN ', 'pt_BR', 'zh-Hant-TW', 'e', '', 'not one', 'x'.repeat(40)].map(parseLanguage);
    assert.deepEqual(read, ['en', 'pt-br', 'zh-hant-tw', null, null, null, null]);
  });

  it('is taken from the Accept-Language header', () => {
    const headers = ['de-AT,de;q=0.9,en', 'fr;q=0.4', '*', '', undefined, '"><script>'];
    assert.deepEqual(headers.map(preferredLanguage), ['de-at', 'fr', 'en', 'en', 'en', 'en']);
  });
});
