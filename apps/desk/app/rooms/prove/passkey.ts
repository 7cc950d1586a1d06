import { deskContext, visitContext } from '#app/context.ts';
import { answerPasskey } from '#app/passkeys/answer-passkey.ts';

import type { Route } from './+types/passkey.ts';

/** Takes a passkey as the proof. */
export function action({ request, context }: Route.ActionArgs) {
  const { signIn, office } = context.get(deskContext);
  const visit = context.get(visitContext);
  return answerPasskey(request, {
    zone: office.timeZone,
    readOptions: () => signIn.readProofOptions(visit),
    judge: (response) => signIn.proveByPasskey(visit, response),
  });
}
