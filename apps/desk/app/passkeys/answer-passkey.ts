import { z } from 'zod';

import type { Limit, PasskeyAsked, SignInResult } from '#/sign-in/index.ts';
import { describeLimit } from '#app/door/describe-limit.ts';
import { readJson } from '#app/read-json.ts';

const bodySchema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('options') }),
  z.object({ step: z.literal('finish'), response: z.unknown() }),
]);

type Steps = {
  /** In which times are told. */
  readonly zone: string;
  /** What a browser needs to ask for a passkey. */
  readonly readOptions: () => Promise<PasskeyAsked>;
  /** Judges what the passkey signed. */
  readonly judge: (response: unknown) => Promise<SignInResult>;
};

/** Answers the two calls of a script that uses a passkey: for what it is to sign, and with what it signed. */
export async function answerPasskey(
  request: Request,
  { zone, readOptions, judge }: Steps,
): Promise<Response> {
  const refuse = (limit: Limit) => Response.json(describeLimit(limit, zone), { status: 429 });
  const body = bodySchema.safeParse(await readJson(request)).data;
  if (body === undefined) return Response.json({ kind: 'wrong' }, { status: 400 });
  if (body.step === 'options') {
    const asked = await readOptions();
    return 'kind' in asked ? refuse(asked) : Response.json(asked);
  }
  const result = await judge(body.response);
  if (result.kind === 'limited') return refuse(result);
  return Response.json({ kind: result.kind }, { status: result.kind === 'in' ? 200 : 400 });
}
