import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

import { toAsciiDigits } from '@high-street/contract';
import type { Clock, Database } from '@high-street/server';
import { sql, type Kysely } from 'kysely';

const CODE_DIGITS = 6;
const TRIES = 5;
const GOOD_FOR_MS = 15 * 60 * 1000;
const ASKS_AN_HOUR = 3;
const HOUR_MS = 60 * 60 * 1000;

type Parts = {
  readonly db: Kysely<Database>;
  /** What codes are hashed with: there are so few that without it all could be tried. */
  readonly key: string | Buffer;
  readonly clock: Clock;
};

/** What came of a code that was typed. */
export type CodeJudgement =
  { readonly kind: 'right' } | { readonly kind: 'wrong'; readonly triesLeft: number };

/** The codes by which whoever reads the visitor's mailbox may erase everything about them. */
export function createEraseCodes({ db, key, clock }: Parts) {
  const hash = (leadId: string, code: string) =>
    createHmac('sha256', key).update(`erase-code ${leadId} ${code}`).digest();

  return {
    /** Makes a code, where an earlier one ends; null where three were made in the last hour. */
    async make(leadId: string): Promise<string | null> {
      const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
      const now = clock.now();
      const hourAgo = new Date(now.getTime() - HOUR_MS);
      const { rows } = await sql`
        insert into erase_codes (lead_id, code_hash, tries_left, created_at, expires_at, asked, asked_since)
        select id, ${hash(leadId, code)}, ${TRIES}, ${now}, ${new Date(now.getTime() + GOOD_FOR_MS)}, 1, ${now}
        from leads where id = ${leadId}
        on conflict (lead_id) do update set code_hash = excluded.code_hash,
          tries_left = excluded.tries_left, created_at = excluded.created_at, expires_at = excluded.expires_at,
          asked = case when erase_codes.asked_since > ${hourAgo} then erase_codes.asked + 1 else 1 end,
          asked_since = case when erase_codes.asked_since > ${hourAgo} then erase_codes.asked_since else ${now} end
        where erase_codes.asked < ${ASKS_AN_HOUR} or erase_codes.asked_since <= ${hourAgo}
        returning lead_id`.execute(db);
      return rows.length === 0 ? null : code;
    },

    /** Takes one of the five tries of a code, which is good for 15 minutes; it goes with the lead that it erases. */
    async judge(leadId: string, typed: string): Promise<CodeJudgement> {
      // A try is taken before the code is looked at: of any number at once, no more are looked at than there are tries.
      const found = await db
        .updateTable('erase_codes')
        .set((of) => ({ tries_left: of('tries_left', '-', 1) }))
        .where('lead_id', '=', leadId)
        .where('tries_left', '>', 0)
        .where('expires_at', '>', clock.now())
        .returning(['code_hash', 'tries_left'])
        .executeTakeFirst();
      if (!found) return { kind: 'wrong', triesLeft: 0 };
      const code = toAsciiDigits(typed).replaceAll(/\D/g, '');
      const isRight = timingSafeEqual(found.code_hash, hash(leadId, code));
      return isRight ? { kind: 'right' } : { kind: 'wrong', triesLeft: found.tries_left };
    },
  };
}
