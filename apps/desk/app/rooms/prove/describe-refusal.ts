import type { RouterContextProvider } from 'react-router';

import type { Limit } from '#/sign-in/index.ts';
import { deskContext, visitContext } from '#app/context.ts';
import { describeLimit } from '#app/door/describe-limit.ts';

/** What the page is told where there were too many tries. A code that was mailed before is as good as it was. */
export async function describeRefusal(context: Readonly<RouterContextProvider>, limit: Limit) {
  const { passkeys, office, clock } = context.get(deskContext);
  const { me, askedFor } = context.get(visitContext);
  const own = await passkeys.list(me.person.id);
  const letsPasskeysIn = limit.letsPasskeysIn && own.length > 0;
  const isMine = askedFor?.email === me.person.email;
  return {
    ...describeLimit({ ...limit, letsPasskeysIn }, office.timeZone),
    hasCode: isMine && askedFor.until > clock.now(),
  };
}
