/** Backs up an account immediately, or sets its backup schedule. */
import { z } from 'zod';
import { v1 } from '../../../contract/paths.js';
import { visibleAccount } from '../../users/accounts/visibility.js';
import { readAccountRecord } from '../../users/broadcasters/read.js';
import { accountSchema } from '../../users/broadcasters/schema.js';
import { refuse } from '../../http/refusal.js';
import { booleanField, choiceField, integerField } from '../../schema/fields.js';
import { operation, type Resource } from '../../resources/resource.js';
import type { BackupState } from './state.js';
import { BACKUP_AUTO_TYPES } from './schedule.js';

const fields = z
  .object({
    action: choiceField(['backup', 'save']),
    backup_quick: booleanField()
      .optional()
      .meta({ description: 'For `backup`: leave out history and files. Default: false.' }),
    when: integerField(0, 23)
      .optional()
      .meta({ description: 'For `save`: hour of the day in the station’s time zone.' }),
    type: integerField(0, BACKUP_AUTO_TYPES.monthly).optional().meta({
      description: 'For `save`: 0 off, 1 daily, 2 weekly (on Mondays), 3 monthly (on the first day).',
    }),
  })
  .superRefine(({ action, when, type }, { addIssue }) => {
    const missing = Object.entries({ when, type }).filter(([, value]) => value === undefined);
    if (action === 'backup') return;
    for (const [name] of missing)
      addIssue({ code: 'custom', path: [name], message: 'This field is required.' });
  })
  .meta({ id: 'BackupOrder', example: { action: 'backup', backup_quick: true } });

export function backupResources(state: BackupState): Resource[] {
  const { store, backups, backupSchedule } = state;

  function apply(account: number, body: z.infer<typeof fields>): void {
    if (body.action === 'backup') {
      if (backups.start(account, body.backup_quick ?? false)) return;
      refuse(400, { non_field_errors: ['backup_under_way'] });
    }
    const row = store.broadcasters.one(account);
    if (!row) return;
    const { when = 0, type = 0 } = body;
    store.broadcasters.change({ ...row, backup_auto_when: when, backup_auto_type: type });
    backupSchedule.changed(account);
  }

  const backUp = operation({
    id: 'backUpBroadcaster',
    summary: 'Back up an account now, or set its schedule',
    description:
      'The archive is written in the background to the panel’s `--storage`, which keeps the newest three of each kind. `backup_status` is 0 before the first backup, 1 in progress, 2 done, 3 failed.',
    body: fields,
    response: { status: 200, description: 'The account.', schema: accountSchema },
    check: ({ account, id }) => void visibleAccount(store, account, 'broadcaster', id),
    run({ account, id, body }) {
      // The account may have been deleted while the body was being read.
      const found = visibleAccount(store, account, 'broadcaster', id);
      apply(found.id, body);
      return readAccountRecord(state, found);
    },
  });
  return [
    {
      path: `${v1.broadcasters}{pk}/backup/`,
      name: 'Broadcaster Backup',
      tag: 'Accounts',
      access: 'accounts',
      operations: { post: backUp },
    },
  ];
}
