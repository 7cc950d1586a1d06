import { randomUUID } from 'node:crypto';

import type { LeadReply } from '@high-street/leads';
import { data, redirect } from 'react-router';
import { z } from 'zod';

import { addSaved } from '#app/answer/add-saved.ts';
import { fillSaved } from '#app/answer/fill-saved.ts';
import { plainText } from '#app/parts/plain-text.ts';
import type { ReplyFault } from '#app/answer/reply-data.ts';
import { REPLY } from '#app/answer/reply-words.ts';
import { describeBriefly } from '#app/parts/describe-moment.ts';
import { readForm } from '#app/read-posted-form.ts';
import { isLeadGone } from './find-lead.ts';
import { replySchema } from './read-act.ts';
import type { ActParts } from './save-versioned.ts';

const INVALID = 422;
const CONFLICT = 409;

// By their names and shapes: the service and the screens have copies of their own of the classes.
const refusalSchema = z.discriminatedUnion('name', [
  z.object({ name: z.literal('BlanksLeft'), blanks: z.array(z.string()) }),
  z.object({ name: z.literal('ReplyInvalid'), reason: z.enum(['empty', 'too-long']) }),
  z.object({ name: z.literal('Overtaken'), reply: z.object({ id: z.string() }) }),
  z.object({ name: z.literal('ReplyUsed') }),
  z.object({ name: z.literal('LeadWithdrawn') }),
  z.object({ name: z.literal('LeadApart') }),
]);

type Refusal = z.infer<typeof refusalSchema>;

const refuse = (body: string, error: string, status: number) =>
  data<ReplyFault>({ kind: 'refused', body, error }, status);

function readRefusal(error: unknown): Refusal | null {
  if (!(error instanceof Error)) return null;
  const read = refusalSchema.safeParse({ ...error, name: error.name });
  return read.success ? read.data : null;
}

async function describeOther({ services, lead }: ActParts, replyId: string) {
  const [replies, names] = await Promise.all([
    services.leadReader.replies(lead.id),
    services.people.names(),
  ]);
  const { clock, office } = services;
  const reply: LeadReply | undefined = replies.find(({ id }) => id === replyId);
  if (reply === undefined) throw data(null, 404);
  return {
    id: reply.id,
    name: names.get(reply.personId) ?? REPLY.somebody,
    at: describeBriefly(reply.createdAt, clock.now(), office.timeZone).words,
    body: plainText(reply.body),
  };
}

/** What the form says of a reply that was not sent. */
async function explain(parts: ActParts, refusal: Refusal, body: string) {
  switch (refusal.name) {
    case 'BlanksLeft':
      return refuse(body, REPLY.blanks(refusal.blanks.length), INVALID);
    case 'ReplyInvalid':
      return refuse(body, refusal.reason === 'empty' ? REPLY.empty : REPLY.long, INVALID);
    case 'Overtaken': {
      const other = await describeOther(parts, refusal.reply.id);
      return data<ReplyFault>({ kind: 'overtaken', body, other }, CONFLICT);
    }
    case 'ReplyUsed':
      return data<ReplyFault>(
        { kind: 'refused', body, error: REPLY.used, replyId: randomUUID() },
        CONFLICT,
      );
    case 'LeadWithdrawn':
      return refuse(body, REPLY.closed.withdrawn, CONFLICT);
    case 'LeadApart':
      return refuse(body, REPLY.closed.apart, CONFLICT);
  }
}

/** Sends a reply, or gives the form back with what was typed: with a saved reply in it, or with why nothing was sent. */
export async function sendReply(parts: ActParts, sentAt: string) {
  const { services, visit, form, lead } = parts;
  const { actor, me } = visit;
  const { intent, body, replyId, seenReplyId, saved } = readForm(form, replySchema);
  if (intent === 'fill') {
    const filled = saved === '' ? null : await fillSaved(services, lead, saved);
    const text = filled === null ? body : addSaved(body, filled.text);
    return data<ReplyFault>({ kind: 'filled', body: text });
  }
  const { undoSeconds } = me.person;
  const reply = { leadId: lead.id, replyId, seenReplyId: seenReplyId || null, body, undoSeconds };
  try {
    await services.replyDesk.send({ ...reply, actor });
  } catch (error) {
    if (isLeadGone(error)) throw data(null, 404);
    const refusal = readRefusal(error);
    if (refusal === null) throw error;
    return explain(parts, refusal, body);
  }
  return redirect(sentAt, 303);
}
