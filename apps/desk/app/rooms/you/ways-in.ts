import { redirect } from 'react-router';

import { deskContext, visitContext } from '#app/context.ts';
import { readForm, readPostedForm } from '#app/read-posted-form.ts';
import { doneAddress } from './done-address.ts';
import { wayInSchema } from './read-form.ts';
import type { Route } from './+types/ways-in.ts';

/**
 * Ends what lets somebody in: a passkey, or sessions elsewhere. It asks for a fresh proof, as who has only found a browser
 * open must not lock its person out.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const { passkeys, sessions } = context.get(deskContext);
  const { actor, me } = context.get(visitContext);
  const personId = me.person.id;
  const act = readForm(await readPostedForm(request), wayInSchema);
  switch (act.intent) {
    case 'remove-passkey':
      await passkeys.remove({ id: act.passkeyId, personId, actor });
      return redirect(doneAddress('passkey-removed'), 303);
    case 'end-session':
      await sessions.end({ id: act.sessionId, personId, actor });
      return redirect(doneAddress('session-ended'), 303);
    case 'end-others':
      await sessions.endOthers({ personId, keepId: me.session.id, actor });
      return redirect(doneAddress('others-ended'), 303);
  }
}
