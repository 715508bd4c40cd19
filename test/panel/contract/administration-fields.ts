/** Records of the administration's tables, from everywhere that the panel answers them. */
import { LICENSE_KEY } from '../license/license-key.js';
import { PASSWORD, someName } from '../office.js';
import type { World } from './administration-world.js';

type Json = Record<string, unknown>;

/** Three at least of each, as far as there can be so many. */
export async function administrationRecords(world: World, table: string): Promise<Json[]> {
  const { administrator, reseller, otherReseller, account, nobody } = world;
  const read = async (who: typeof nobody, path: string) => (await who.send('GET', path)).json();
  const list = async (who: typeof nobody, path: string) => (await who.send('GET', path)).json<Json[]>();
  const email = 'one@radio.test';
  switch (table) {
    case 'the service account (broadcaster)': {
      const fields = { username: someName(), email, password: PASSWORD };
      const made = (await reseller.send('POST', 'broadcasters/', fields)).json();
      const at = `broadcasters/${String(made.pk)}/`;
      return [
        ...(await list(administrator, 'broadcasters/')),
        made,
        await read(account, `broadcasters/${account.pk}/`),
        (await reseller.send('PUT', at, { ...fields, limit_du: 3 })).json(),
        (await reseller.send('PATCH', at, { limit_du: 4 })).json(),
        (await reseller.send('POST', `${at}backup/`, { action: 'save', when: 1, type: 1 })).json(),
      ];
    }
    case 'Reseller': {
      const fields = { username: someName(), email, password: PASSWORD };
      const made = (await administrator.send('POST', 'resellers/', fields)).json();
      const patched = await administrator.send('PATCH', `resellers/${String(made.pk)}/`, { limit_du: 4 });
      return [...(await list(administrator, 'resellers/')), made, patched.json()];
    }
    case 'Broadcaster template':
      for (const who of [administrator, reseller, otherReseller])
        await who.send('POST', 'templates/broadcasters/', { name: someName('template') });
      return [
        ...(await list(administrator, 'templates/broadcasters/')),
        ...(await list(reseller, 'templates/broadcasters/')),
        ...(await list(otherReseller, 'templates/broadcasters/')),
      ].map(({ id: _, ...fields }) => fields);
    case 'Email template':
      return Promise.all(
        ['?language=de', '', '?email_type=password_reset'].map((query) =>
          read(administrator, `templates/email/${query}`),
        ),
      );
    case 'Permanent statistics':
    case 'Dynamic statistics':
      return [await read(administrator, `settings/${table.split(' ')[0]!.toLowerCase()}_stats/`)];
    case 'License (read view)':
      await administrator.send('PUT', 'license/', { license_key: LICENSE_KEY });
      return [await read(administrator, 'license/')];
    case 'User profile': {
      const people = [administrator, reseller, account];
      const profiles = await Promise.all(people.map((who) => read(who, 'user_profile/')));
      const logins = (await administrator.send('POST', `resellers/${reseller.pk}/login/`)).json<{
        user: Json;
      }>();
      return [...profiles, logins.user];
    }
    case 'Settings, public view':
      return Promise.all([nobody, account, reseller].map((who) => read(who, 'settings/')));
    case 'Settings, full view':
      return [
        await read(administrator, 'settings/'),
        (await administrator.send('PUT', 'settings/', { smtp_password: 'kept to itself' })).json(),
      ];
    default:
      throw new Error(`Nobody knows where records of "${table}" are.`);
  }
}
