import { randomUUID } from 'node:crypto';

import { REPLY_LIMIT } from '@high-street/contract';
import {
  BlanksLeft,
  LeadApart,
  LeadWithdrawn,
  type LeadArchive,
  type LeadReader,
  PersonUnknown,
  type ReplyDesk,
  ReplyInvalid,
} from '@high-street/leads';

import { findLead, refusal } from './find-lead.ts';

type Parts = {
  readonly archive: LeadArchive;
  readonly reader: Pick<LeadReader, 'replies'>;
  readonly replies: Pick<ReplyDesk, 'send'>;
  /** All of standard input; the hint goes to whoever types it. */
  readonly readInput: (hint: string) => Promise<string>;
};

type Reply = { readonly reference: string; readonly email: string };

/** Why a reply was not sent, as the operator reads it. */
function explain(error: unknown, { reference, email }: Reply): unknown {
  if (error instanceof PersonUnknown) {
    return refusal(`${email} is nobody’s who answers leads: see npm run desk -- list.`);
  }
  if (error instanceof LeadWithdrawn) {
    return refusal(`Its visitor has withdrawn ${reference}, so nobody writes to them about it.`);
  }
  if (error instanceof LeadApart) {
    return refusal(`${reference} is in quarantine or in the bin: take it out first.`);
  }
  if (error instanceof BlanksLeft) {
    return refusal(`Fill in or take out what is in square brackets: ${error.blanks.join(' ')}.`);
  }
  if (error instanceof ReplyInvalid) {
    return refusal(
      error.reason === 'empty'
        ? 'There are no words on standard input.'
        : `A reply has ${REPLY_LIMIT} characters at most.`,
    );
  }
  return error;
}

/** Sends what standard input says as the reply of one of the desk's people, at once; throws CommandError. */
export async function replyToLead(reply: Reply, parts: Parts): Promise<string> {
  const { archive, reader, replies, readInput } = parts;
  const { id: leadId, reference } = await findLead(reply.reference, archive);
  const personId = await archive.findPersonId(reply.email);
  if (personId === null) throw explain(new PersonUnknown(), reply);
  const body = await readInput(
    'Write the reply. Ctrl-D on a line of its own sends it, Ctrl-C drops it.',
  );
  const seen = (await reader.replies(leadId)).findLast(({ takenBackAt }) => takenBackAt === null);
  try {
    await replies.send({
      leadId,
      personId,
      body,
      replyId: randomUUID(),
      seenReplyId: seen?.id ?? null,
      undoSeconds: 0,
      actor: { kind: 'command' },
    });
  } catch (error) {
    throw explain(error, reply);
  }
  return `The reply of ${reply.email} to ${reference} leaves now.`;
}
