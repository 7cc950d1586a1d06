import { countTokenUses } from '@high-street/leads';
import type { Clock, Database } from '@high-street/server';
import type { Limits } from '@high-street/server/limits';
import { judgeForm, namesPage } from '@high-street/server/robots';
import type { Kysely } from 'kysely';

import type { IncomingLead, LeadGuard } from '#/leads/index.ts';
import { leadTexts } from '#/quarantine/index.ts';

type Parts = {
  readonly db: Kysely<Database>;
  readonly limits: Pick<Limits, 'countNew' | 'giveBackNew'>;
  /** What tokens of forms are signed with. */
  readonly formSecret: string | Buffer;
  /** Other sites that may call from a browser. */
  readonly origins: readonly string[];
  readonly clock: Clock;
};

/** Counts each new lead towards the limits, and looks for spam signals. */
export function createLeadGuard({ db, limits, formSecret, origins, clock }: Parts): LeadGuard {
  const judge = ({ contacts, robot, request, isPlain = false }: IncomingLead) =>
    judgeForm(
      {
        robot,
        texts: leadTexts(contacts),
        namesPage: isPlain || namesPage(request.headers, origins),
      },
      { key: formSecret, now: clock.now(), countUses: (id) => countTokenUses(db, id) },
    );

  const giveBack = ({ contacts, request }: IncomingLead) =>
    limits.giveBackNew({ address: request.ip, email: contacts.email });

  return {
    async admit(lead) {
      const { contacts, request } = lead;
      await limits.countNew({ address: request.ip, email: contacts.email, call: request });
      try {
        const { formTokenId, reasons } = await judge(lead);
        return { formTokenId, quarantineReasons: reasons };
      } catch (error) {
        // The database is away, so that nothing is stored.
        await giveBack(lead);
        throw error;
      }
    },

    giveBack,
  };
}
