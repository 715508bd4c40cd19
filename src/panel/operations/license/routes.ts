import { z } from 'zod';
import { v1 } from '../../../contract/paths.js';
import { refuse } from '../../http/refusal.js';
import { textField } from '../../schema/fields.js';
import { operation, type Resource } from '../../resources/resource.js';
import type { UserState } from '../../users/auth/state.js';
import { readVersion } from '../../base/version.js';
import { localVendor, type LicenseVendor } from './vendor.js';

const infoSchema = z.record(z.string(), z.unknown());

const licenseSchema = z
  .strictObject({
    sc: z.boolean().meta({ description: 'Whether the license covers `shoutcast` servers.' }),
    key: z.string(),
    version: z.string(),
    last_version: z.string().nullable(),
    info: infoSchema,
    changes: z.array(z.string()),
    update_available: z.boolean(),
  })
  .meta({ id: 'License' });

const modelSchema = z
  .strictObject({ key: z.string(), local_key: z.string(), version: z.string(), data: infoSchema })
  .meta({ id: 'LicenseFields' });

const KEY_SETTING = 'license_key';

export function licenseResources(
  { secrets, store }: UserState,
  vendor: LicenseVendor = localVendor,
): Resource[] {
  const { settings } = store;
  const version = readVersion();

  const read = operation({
    id: 'readLicense',
    summary: 'The license, with the vendor’s details',
    response: { status: 200, description: 'The license.', schema: licenseSchema },
    errors: { 400: '`not_found`: there is no license' },
    async run() {
      const sealed = settings.one(KEY_SETTING);
      const key = sealed === undefined ? null : await secrets.open(sealed);
      const known = key === null ? null : await vendor.check(key);
      if (key === null || known === null) return refuse(400, { license: ['not_found'] });
      const { info, lastVersion, changes } = known;
      return {
        // The contract defines only the name of this field, not its meaning.
        sc: info.valid,
        key,
        version,
        last_version: lastVersion,
        info,
        changes,
        update_available: lastVersion !== null && lastVersion !== version,
      };
    },
  });
  const write = operation({
    id: 'changeLicense',
    summary: 'Set the license key',
    description:
      'The panel checks the key itself, without a network: four groups of four characters. The last group is the first four hex digits of the SHA-256 hash of the others (`ABCD-EFGH-IJKL`).',
    body: z.object({ license_key: textField() }).meta({ id: 'LicenseKey' }),
    response: { status: 200, description: 'The license.', schema: modelSchema },
    errors: { 400: '`invalid_key`: the vendor does not know the key' },
    async run({ body }) {
      const key = body.license_key.toUpperCase();
      const known = (await vendor.check(key)) ?? refuse(400, { license_key: ['invalid_key'] });
      settings.set(KEY_SETTING, await secrets.seal(key));
      return { key, local_key: known.localKey, version, data: known.info };
    },
  });
  return [
    {
      path: v1.license,
      name: 'License',
      tag: 'Settings',
      access: 'administrators',
      operations: { get: read, put: write },
    },
  ];
}
