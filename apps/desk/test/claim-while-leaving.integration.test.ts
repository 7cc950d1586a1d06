import { createLeadDesk } from '@high-street/leads';
import { createInvitations, createPeopleDesk } from '@high-street/people';
import { systemClock } from '@high-street/server';
import { createAuditLog } from '@high-street/server/audit';
import { createTestDatabase } from '@high-street/server/testing';
import { expect, onTestFinished, test } from 'vitest';

import { OFFICE } from './test-owner.ts';

const COMMAND = { kind: 'command' } as const;

test('nobody is left holding a lead who was removed, erased or made a reader while they took it', async () => {
  const { db, pool, close } = await createTestDatabase();
  onTestFinished(close);
  const parts = { db, audit: createAuditLog({ db, clock: systemClock }), clock: systemClock };
  const [people, invitations, desk] = [
    createPeopleDesk(parts),
    createInvitations(parts),
    createLeadDesk({ ...parts, office: OFFICE }),
  ];

  for (let round = 0; round < 24; round += 1) {
    const email = `ann${round}@example.com`;
    const { token } = await people.invite({ email, role: 'member', actor: COMMAND });
    const person = await invitations.accept({ token, actorAddressGroup: '' });
    const { id: personId = '', version = 0 } = person ?? {};
    const { rows } = await pool.query<{ id: string }>(
      `insert into leads (reference, contacts) select 'RRRR-' || $1 || n, '{}' from generate_series(1, 3) as n returning id`,
      [String(round).padStart(3, '0')],
    );
    const [one = '', two = '', three = ''] = rows.map(({ id }) => id);
    const actor = { kind: 'person', personId, addressGroup: '' } as const;
    const goes = [
      () => people.remove({ personId, version, actor: COMMAND }),
      () => people.erase({ personId, actor: COMMAND }),
      () => people.update({ personId, version, changes: { role: 'reader' }, actor: COMMAND }),
    ][round % 3];

    const results = await Promise.allSettled([
      desk.claim({ leadId: one, actor }),
      desk.assignMany({ leadIds: [two, three], personId, actor: COMMAND }),
      goes?.(),
      desk.claim({ leadId: three, actor }),
    ]);

    const names = results.flatMap((result) =>
      result.status === 'rejected' ? [String(result.reason.name)] : [],
    );
    expect(new Set(names)).toEqual(new Set(names.length > 0 ? ['PersonUnknown'] : []));
  }

  const { rows } = await pool.query(
    `select count(*)::int as held from leads where held_by is not null`,
  );
  expect(rows).toEqual([{ held: 0 }]);
});
