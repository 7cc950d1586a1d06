import {
  BIN_DAYS,
  type FixedAddress,
  type LeadArchive,
  type LeadDesk,
  LeadKept,
  type LeadMark,
  LeadWithdrawn,
  LOST_REASON_NAMES,
  PersonUnknown,
} from '@high-street/leads';
import type { Actor } from '@high-street/server/audit';

import { findLead, refusal } from './find-lead.ts';
import type { Command } from './read-command.ts';

type Parts = { readonly archive: LeadArchive; readonly desk: LeadDesk };

/** What is done to one lead. */
type Act = Exclude<
  Command,
  { name: 'list' | 'show' | 'reply' | 'late' | 'dead' | 'requeue' | 'erase' | 'export' }
>;

const actor: Actor = { kind: 'command' };

async function give(leadId: string, email: string, { archive, desk }: Parts): Promise<void> {
  const personId = await archive.findPersonId(email);
  try {
    await desk.assign({ leadId, version: null, personId: personId ?? '', actor });
  } catch (error) {
    if (!(error instanceof PersonUnknown)) throw error;
    throw refusal(`${email} is nobody’s who answers leads: see npm run desk -- list.`);
  }
}

type Lead = { readonly leadId: string; readonly reference: string };

async function setMark({ leadId, reference }: Lead, mark: LeadMark, desk: LeadDesk): Promise<void> {
  try {
    await desk.mark({ leadId, version: null, mark, actor });
  } catch (error) {
    if (error instanceof LeadKept) {
      throw refusal(`${reference} is in quarantine: release it first, or mark it spam.`);
    }
    if (!(error instanceof LeadWithdrawn)) throw error;
    throw refusal(`Its visitor has withdrawn ${reference}, so it does not wait again.`);
  }
}

/** What came of an address, and of what was given up. */
function tellAddress(reference: string, { isChanged, isSentAgain }: FixedAddress): string {
  const has = isChanged ? 'has that address now' : 'had that address already';
  return `${reference} ${has}; ${isSentAgain ? 'what was given up goes again' : 'nothing is sent again'}.`;
}

function require(isDone: boolean, otherwise: string): void {
  if (!isDone) throw refusal(otherwise);
}

/** Does what the operator asked for to one lead, as the desk does it, and says what was done; throws CommandError. */
export async function actOnLead(command: Act, parts: Parts): Promise<string> {
  const { desk, archive } = parts;
  const { id: leadId, reference } = await findLead(command.reference, archive);
  const leadIds = [leadId];
  switch (command.name) {
    case 'mark': {
      const { mark } = command;
      await setMark({ leadId, reference }, mark, desk);
      const why = mark.state === 'lost' ? `: ${LOST_REASON_NAMES[mark.reason]}` : '';
      return `${reference} is marked ${mark.state}${why}.`;
    }
    case 'note':
      await desk.addNote({ leadId, body: command.body, actor });
      return `The note is with ${reference}.`;
    case 'give':
      await give(leadId, command.email, parts);
      return `${command.email} answers ${reference}.`;
    case 'address':
      return tellAddress(
        reference,
        await desk.fixAddress({ leadId, version: null, email: command.email, actor }),
      );
    case 'hand-back':
      require(await desk.handBack({ leadId, actor }), `Nobody has taken ${reference}.`);
      return `Nobody answers ${reference} for now.`;
    case 'stop-news':
      require(await desk.stopNews({
        leadId,
        actor,
      }), `Whoever sent ${reference} has said yes to no news.`);
      return `Whoever sent ${reference} wants no more news and offers; every yes is taken back.`;
    case 'bin':
      require((await desk.bin({ leadIds, actor })).binned.length >
        0, `${reference} is in the bin already.`);
      return `${reference} is in the bin; it is erased in ${BIN_DAYS} days.`;
    case 'restore':
      require((await desk.restore({ leadIds, actor })) > 0, `${reference} is not in the bin.`);
      return `${reference} is out of the bin.`;
    case 'release':
      require(await desk.release({ leadId, actor }), `${reference} is not in quarantine.`);
      return `${reference} is released; its mails follow.`;
    case 'resend': {
      const { kind } = command;
      const refused = `${reference} has no ${kind} mail to send again: none was accepted, or it is closed.`;
      require(await desk.resend({ leadId, kind, actor }), refused);
      return `The ${kind} mail of ${reference} is sent once more.`;
    }
  }
}
