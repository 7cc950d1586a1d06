import type { Clock, Database } from '@high-street/server';
import type { Limits } from '@high-street/server/limits';
import type { Kysely } from 'kysely';

import { verifyFormToken, type FormTokenKey } from '#/form-token/index.ts';
import type { LeadGuard } from '#/leads/index.ts';
import { countTokenUses, findRobotSigns, isQuarantined } from '#/quarantine/index.ts';

type Parts = {
  readonly db: Kysely<Database>;
  readonly limits: Pick<Limits, 'countNew'>;
  readonly tokenKey: FormTokenKey;
  readonly clock: Clock;
};

/** Counts each new lead towards the limits, and looks for the signs of a robot. */
export function createLeadGuard({ db, limits, tokenKey, clock }: Parts): LeadGuard {
  return async ({ contacts, robot, request, isPlain = false }) => {
    await limits.countNew({ address: request.ip, email: contacts.email });
    const now = clock.now();
    const token = verifyFormToken(robot?.token ?? null, tokenKey, now);
    const formTokenId = token.isValid ? token.id : null;
    const earlierUses = formTokenId === null ? 0 : await countTokenUses(db, formTokenId);
    const signs = findRobotSigns({
      robot,
      token,
      now,
      earlierUses,
      contacts,
      // Browsers send it with every call that is a POST (https://fetch.spec.whatwg.org/#origin-header).
      namesPage: isPlain || request.headers.origin !== undefined,
    });
    return { formTokenId, quarantineReasons: isQuarantined(signs) ? signs : [] };
  };
}
