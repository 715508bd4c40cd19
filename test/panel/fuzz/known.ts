/** Accounts and valid values for random requests. */
import { createPanelApi, type PanelApi } from '../../../src/api/index.js';
import { LICENSE_KEY } from '../operations/license/license-key.js';
import type { Known } from './bodies.js';

export const ACCOUNT = { user: 'studio', password: 'a quiet morning', apiKey: 'key-of-the-studio' };
export const OTHER_PASSWORD = 'nobody guesses this';

const signedIn = (url: string): PanelApi =>
  createPanelApi({ baseUrl: url, username: ACCOUNT.user, password: ACCOUNT.password });

/** Sets up a mail server, a license, a template and an account with an email address. */
export async function settle(url: string, smtpPort: number): Promise<void> {
  const api = signedIn(url);
  const smtp = { smtp_host: '127.0.0.1', smtp_port: smtpPort, smtp_sender: 'panel@radio.test' };
  await api.PUT('/api/v1/settings/', { body: smtp });
  await api.PUT('/api/v1/license/', { body: { license_key: LICENSE_KEY } });
  await api.POST('/api/v1/templates/broadcasters/', { body: { name: 'Small' } });
  const person = (username: string) => ({
    username,
    email: `${username}@radio.test`,
    password: OTHER_PASSWORD,
  });
  await api.POST('/api/v1/resellers/', { body: person('north') });
  await api.POST('/api/v1/broadcasters/', { body: person('harbour') });
}

/** Keys of the administrator, a reseller and a broadcaster. */
export async function keysOf(api: PanelApi): Promise<string[]> {
  const logins = [
    { username: ACCOUNT.user, password: ACCOUNT.password },
    { username: 'north', password: OTHER_PASSWORD },
    { username: 'harbour', password: OTHER_PASSWORD },
  ];
  const responses = await Promise.all(logins.map((body) => api.POST('/api/v1/rest-auth/login/', { body })));
  return responses.map(({ data }) => data?.key ?? '');
}

/** A range of ids, only some of which exist. */
const NAMES = Array.from({ length: 60 }, (_, index) => `storm-${index}`);

/** By operation, because a field may have other valid values in another operation. */
export function knownOf(tracks: readonly number[], smtpPort: number): (operationId: string) => Known {
  const everywhere: Known = {
    server: [1],
    server_id: [1],
    cast_type: ['radioshow', 'relay', 'rotation'],
    periodicity: ['onetime'],
    username: [ACCOUNT.user],
    password: [ACCOUNT.password],
    files: tracks.map((id) => [id]),
    start_date: Array.from({ length: 300 }, (_, day) =>
      new Date(Date.UTC(2026, 0, day)).toISOString().slice(0, 10),
    ),
    start_time: Array.from({ length: 24 }, (_, hour) => `${hour}:${hour + 10}`),
    timezone: ['', 'UTC', 'Europe/Berlin', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Pacific/Apia'],
  };
  const administration: Known = {
    server_username: [ACCOUNT.user],
    server_password: [ACCOUNT.password],
    email: ['harbour@radio.test'],
    recipient: ['harbour@radio.test'],
    email_type: ['password_reset'],
    language: ['en', 'de', 'pt-BR'],
    template: ['Small', 'no_template'],
    server_type: ['icecast', 'shoutcast'],
    license_key: [LICENSE_KEY],
    action: ['save', 'backup'],
    when: [0, 3, 23],
    type: [0, 1, 2],
    // Without the account's password, because changing it would revoke every key.
    password_current: ['a guess'],
    smtp_host: ['127.0.0.1'],
    smtp_port: [smtpPort],
  };
  const people: Known = {
    username: NAMES,
    name: NAMES,
    password: [OTHER_PASSWORD],
    new_password: [OTHER_PASSWORD],
  };
  const isSignIn = /^(obtainToken|logIn|remoteLogInAdministrator)$/;
  const isPublic = /^(legacy|list|read)|Channel|Playlist|Podcast|Grid|Track|rewind/;
  return (operationId) => {
    // Records that other requests refer to must be created again after a deletion.
    if (operationId === 'createBroadcasterTemplate') return { ...administration, name: ['Small', ...NAMES] };
    if (isSignIn.test(operationId)) return everywhere;
    if (/Broadcaster|Reseller|Profile|Password|Email|License|Settings|remote|checkUsername/.test(operationId))
      return { ...administration, ...people };
    return isPublic.test(operationId) ? everywhere : { ...everywhere, ...administration };
  };
}
