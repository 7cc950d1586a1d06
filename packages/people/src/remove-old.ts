import type { Database } from '@high-street/server';
import type { Kysely } from 'kysely';

import { isOpenSession } from './session.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** For so long the list of people says that an invitation was not used in time. */
const KEPT_MS = 30 * DAY_MS;

/** Removes what lets nobody in any more: sessions, requests and challenges at once, invitations some time later. */
export async function removeOld(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('desk_sessions')
    .where((of) => of.not(isOpenSession(now)(of)))
    .execute();
  await db.deleteFrom('sign_in_requests').where('expires_at', '<=', now).execute();
  await db.deleteFrom('oidc_requests').where('expires_at', '<=', now).execute();
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('invitations')
    .where('expires_at', '<=', new Date(now.getTime() - KEPT_MS))
    .execute();
}
