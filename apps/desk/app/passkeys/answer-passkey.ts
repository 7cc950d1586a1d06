import { z } from 'zod';

import type { PasskeyAsked, SignInResult } from '#/sign-in/index.ts';
import { readJson } from '#app/read-json.ts';

const bodySchema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('options') }),
  z.object({ step: z.literal('finish'), response: z.unknown() }),
]);

type Steps = {
  /** What a browser needs to ask for a passkey. */
  readonly readOptions: () => Promise<PasskeyAsked>;
  /** Judges what the passkey signed. */
  readonly judge: (response: unknown) => Promise<SignInResult>;
};

/** Answers the two calls of a script that uses a passkey: for what it is to sign, and with what it signed. */
export async function answerPasskey(
  request: Request,
  { readOptions, judge }: Steps,
): Promise<Response> {
  const body = bodySchema.safeParse(await readJson(request)).data;
  if (body === undefined) return Response.json({ kind: 'wrong' }, { status: 400 });
  if (body.step === 'options') {
    const asked = await readOptions();
    return Response.json(asked, { status: 'kind' in asked ? 429 : 200 });
  }
  const result = await judge(body.response);
  if (result.kind === 'limited') return Response.json(result, { status: 429 });
  return Response.json({ kind: result.kind }, { status: result.kind === 'in' ? 200 : 400 });
}
