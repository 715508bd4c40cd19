/** Expected values of the fields of administration records, and records from all endpoints that return them. */
import { LICENSE_KEY } from '../operations/license/license-key.js';
import { PASSWORD, someName } from '../office.js';
import type { World } from './administration-world.js';
import type { Kind } from './field-tests.js';
import { fieldTypes } from './written.js';

type Json = Record<string, unknown>;
type Who = World['nobody'];

const read = async (who: Who, path: string) => (await who.send('GET', path)).json();
const list = async (who: Who, path: string) => (await who.send('GET', path)).json<Json[]>();
const person = () => ({ username: someName(), email: 'one@radio.test', password: PASSWORD });

/** Creates a template for each person and returns them. */
async function templates(path: string, people: Who[]): Promise<Json[]> {
  for (const who of people) await who.send('POST', path, { name: someName('template') });
  return (await Promise.all(people.map((who) => list(who, path)))).flat();
}

export const administrationKinds: Record<string, Kind<World>> = {
  Account: {
    fields: fieldTypes('### the service account (broadcaster)'),
    async read({ administrator, reseller, account }) {
      const fields = person();
      const made = (await reseller.send('POST', 'broadcasters/', fields)).json();
      // Only the response to a create has this field.
      delete made.is_active;
      const at = `broadcasters/${String(made.pk)}/`;
      return [
        ...(await list(administrator, 'broadcasters/')),
        made,
        await read(account, `broadcasters/${account.pk}/`),
        (await reseller.send('PUT', at, { ...fields, limit_du: 3 })).json(),
        (await reseller.send('PATCH', at, { limit_du: 4 })).json(),
        (await reseller.send('POST', `${at}backup/`, { action: 'save', when: 1, type: 1 })).json(),
      ];
    },
  },
  Reseller: {
    fields: fieldTypes('### Reseller'),
    async read({ administrator }) {
      const made = (await administrator.send('POST', 'resellers/', person())).json();
      const patched = await administrator.send('PATCH', `resellers/${String(made.pk)}/`, { limit_du: 4 });
      return [...(await list(administrator, 'resellers/')), made, patched.json()];
    },
  },
  BroadcasterTemplate: {
    fields: fieldTypes('### Broadcaster template'),
    read: ({ administrator, reseller, otherReseller }) =>
      templates('templates/broadcasters/', [administrator, reseller, otherReseller]),
  },
  ResellerTemplate: {
    fields: fieldTypes('### Reseller template'),
    read: ({ administrator }) => templates('templates/resellers/', [administrator]),
  },
  EmailTemplate: {
    fields: fieldTypes('### Email template'),
    read: ({ administrator }) =>
      Promise.all(
        ['?language=de', '', '?email_type=password_reset'].map((query) =>
          read(administrator, `templates/email/${query}`),
        ),
      ),
  },
  PermanentStatistics: {
    fields: fieldTypes('### Permanent statistics'),
    read: async ({ administrator }) => [await read(administrator, 'settings/permanent_stats/')],
  },
  DynamicStatistics: {
    fields: fieldTypes('### Dynamic statistics'),
    read: async ({ administrator }) => [await read(administrator, 'settings/dynamic_stats/')],
  },
  License: {
    fields: fieldTypes('### License (read view)'),
    async read({ administrator }) {
      await administrator.send('PUT', 'license/', { license_key: LICENSE_KEY });
      return [await read(administrator, 'license/')];
    },
  },
  UserProfile: {
    fields: fieldTypes('### User profile'),
    async read({ administrator, reseller, account }) {
      const people = [administrator, reseller, account];
      const profiles = await Promise.all(people.map((who) => read(who, 'user_profile/')));
      const login = await administrator.send('POST', `resellers/${reseller.pk}/login/`);
      return [...profiles, login.json<{ user: Json }>().user];
    },
  },
  PublicSettings: {
    fields: fieldTypes('### Settings, public view'),
    read: ({ nobody, account, reseller }) =>
      Promise.all([nobody, account, reseller].map((who) => read(who, 'settings/'))),
  },
  Settings: {
    fields: fieldTypes('### Settings, full view'),
    read: async ({ administrator }) => [
      await read(administrator, 'settings/'),
      (await administrator.send('PUT', 'settings/', { smtp_password: 'kept to itself' })).json(),
    ],
  },
  Exists: {
    fields: { exists: 'boolean' },
    read: async ({ nobody }) => [await read(nobody, 'check_username/?username=anybody')],
  },
};
