import { z } from 'zod';

import { deskContext, visitContext } from '#app/context.ts';
import { LONGEST_PASSKEY_NAME } from '#app/longest-name.ts';
import { readJson } from '#app/read-json.ts';

import type { Route } from './+types/route.ts';

const bodySchema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('options'), name: z.string() }),
  z.object({ step: z.literal('finish'), name: z.string(), response: z.unknown() }),
]);

const nameSchema = z.string().trim().min(1).max(LONGEST_PASSKEY_NAME);

/** Makes a passkey of the person who is signed in, in two calls of a script as for its use. */
export async function action({ request, context }: Route.ActionArgs) {
  const { passkeys } = context.get(deskContext);
  const visit = context.get(visitContext);
  const { person } = visit.me;
  const browserToken = visit.keepBrowser();
  const body = bodySchema.safeParse(await readJson(request)).data;
  if (body === undefined) return Response.json({ kind: 'wrong' }, { status: 400 });
  const name = nameSchema.safeParse(body.name).data;
  if (name === undefined) return Response.json({ kind: 'unnamed' }, { status: 422 });
  if (body.step === 'options') {
    return Response.json(await passkeys.registerOptions({ person, browserToken }));
  }
  const { response } = body;
  const { addressGroup } = visit;
  const made = await passkeys.register({ person, browserToken, response, name, addressGroup });
  return made === null
    ? Response.json({ kind: 'wrong' }, { status: 400 })
    : Response.json({ kind: 'made' });
}
