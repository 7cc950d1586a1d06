import { mailboxKey } from '@high-street/server/mailbox';

import type { PeopleParts } from './people-parts.ts';
import { isOpenInvitation, type Person, selectPeople } from './person.ts';

export async function findInvited(
  { db, clock }: Pick<PeopleParts, 'db' | 'clock'>,
  email: string,
): Promise<Person | null> {
  const found = await selectPeople(db)
    .where('people.mailbox', '=', mailboxKey(email))
    .where((of) =>
      of.or([
        of('people.joined_at', 'is not', null),
        of.exists(
          of
            .selectFrom('invitations')
            .select('invitations.id')
            .whereRef('invitations.person_id', '=', 'people.id')
            .where(isOpenInvitation(clock.now())),
        ),
      ]),
    )
    .executeTakeFirst();
  return found ?? null;
}
