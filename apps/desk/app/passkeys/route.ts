import { z } from 'zod';

import { deskContext, visitContext } from '#app/context.ts';
import { readJson } from '#app/read-json.ts';

import type { Route } from './+types/route.ts';

const bodySchema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('options') }),
  z.object({
    step: z.literal('finish'),
    name: z.string().trim().min(1).max(60),
    response: z.unknown(),
  }),
]);

/** Makes a passkey of the person who is signed in, in two calls of a script as for its use. */
export async function action({ request, context }: Route.ActionArgs) {
  const { passkeys } = context.get(deskContext);
  const visit = context.get(visitContext);
  const { person } = visit.me;
  const browserToken = visit.keepBrowser();
  const body = bodySchema.safeParse(await readJson(request)).data;
  if (body === undefined) return Response.json({ kind: 'wrong' }, { status: 400 });
  if (body.step === 'options') {
    return Response.json(await passkeys.registerOptions({ person, browserToken }));
  }
  const { name, response } = body;
  const { addressGroup } = visit;
  const made = await passkeys.register({ person, browserToken, response, name, addressGroup });
  return made === null
    ? Response.json({ kind: 'wrong' }, { status: 400 })
    : Response.json({ kind: 'made' });
}
