import type { BookingArchive } from '@high-street/bookings';
import {
  EXPORTS,
  type ErasedPerson,
  type LeadArchive,
  type LeadDesk,
  type LeadReader,
  type NextUp,
  type ReplyDesk,
} from '@high-street/leads';
import type { Actor, AuditLog } from '@high-street/server/audit';
import {
  CommandError,
  exportPieces,
  toMinute,
  type Write,
  writePieces,
} from '@high-street/server/command';

import { actOnLead } from './act-on-lead.ts';
import { findLead, refusal } from './find-lead.ts';
import { listDead } from './list-dead.ts';
import { listLate } from './list-late.ts';
import { listLeads } from './list-leads.ts';
import type { Command } from './read-command.ts';
import { replyToLead } from './reply-to-lead.ts';
import { showLead } from './show-lead.ts';

type Parts = {
  archive: LeadArchive;
  bookings: Pick<BookingArchive, 'findByReference'>;
  desk: LeadDesk;
  reader: LeadReader;
  nextUp: Pick<NextUp, 'late'>;
  replies: ReplyDesk;
  erase: (of: { email: string; isExact: boolean; actor: Actor }) => Promise<ErasedPerson>;
  exportPerson: (of: { email: string; isExact: boolean }) => AsyncGenerator<string>;
  audit: Pick<AuditLog, 'write'>;
  /** All of standard input; the hint goes to whoever types it. */
  readInput: (hint: string) => Promise<string>;
  write: Write;
  /** Aborts when the operator wants to stop. */
  signal: AbortSignal;
};

const COMMAND: Actor = { kind: 'command' };

/** Does what the operator asked for; throws CommandError. */
export async function runCommand(command: Command, parts: Parts): Promise<void> {
  const { archive, erase, write, signal } = parts;
  switch (command.name) {
    case 'list':
      return writePieces(listLeads(archive.pages(command.limit, signal)), write);
    case 'show': {
      const lead = await findLead(command.reference, archive);
      return write(showLead(lead, await archive.events(lead.id)));
    }
    case 'reply':
      return write(`${await replyToLead(command, parts)}\n`);
    case 'late':
      return writePieces(listLate(parts.nextUp), write);
    case 'dead':
      return writePieces(listDead(await archive.deadLetters()), write);
    case 'requeue':
      return write(`To be delivered again: ${await requeue(command, parts)}\n`);
    case 'erase':
      return write(tellErased(await erase({ ...command, actor: COMMAND })));
    case 'export':
      return exportLeads(command, parts);
    default:
      return write(`${await actOnLead(command, parts)}\n`);
  }
}

/** Exports all leads, or all about one person. */
async function exportLeads(
  command: Extract<Command, { name: 'export' }>,
  { archive, exportPerson, audit, write, signal }: Parts,
): Promise<void> {
  const { file } = command;
  if ('email' in command) {
    return exportPieces(exportPerson(command), {
      file,
      what: `data of ${command.email}`,
      record: () => audit.write({ actor: COMMAND, act: 'person_data_exported' }),
      write,
    });
  }
  const { format } = command;
  return exportPieces(EXPORTS[format](archive.pages(Infinity, signal)), {
    file,
    what: 'leads',
    record: () => audit.write({ actor: COMMAND, act: 'leads_exported', fields: [format] }),
    write,
  });
}

/** Tries dead letters again, and says how many. */
async function requeue(
  command: Extract<Command, { name: 'requeue' }>,
  { archive, bookings, desk }: Parts,
): Promise<number> {
  const actor = COMMAND;
  if ('bookingReference' in command) {
    const { bookingReference: reference } = command;
    const booking = await bookings.findByReference(reference);
    if (!booking) throw new CommandError(`There is no booking ${reference}.`);
    return desk.requeueBooking({ reference, actor });
  }
  const { reference } = command;
  const leadId = reference === null ? null : (await findLead(reference, archive)).id;
  return desk.requeue({ leadId, actor });
}

/** What only people can take away. */
function tellAhead(ahead: ErasedPerson['ahead']): string {
  if (ahead.length === 0) return '';
  const demos = ahead.map(({ reference, startsAt }) => `${reference}, ${toMinute(startsAt)} UTC`);
  return `. Nobody is told of demos that were ahead. Their entries in the team's own calendars stay: remove them there (${demos.join('; ')})`;
}

/** Throws when something of the person may be left, after what was found is gone. */
function tellErased(erased: ErasedPerson): string {
  const { leads, bookings, contacts, messages, left, ahead, otherDemos } = erased;
  const written = messages === 0 ? '' : `, mails about leads of others: ${messages}`;
  const told = `Erased leads: ${leads}, bookings: ${bookings}, our own copies of contacts: ${contacts}${written}${tellAhead(ahead)}.`;
  const doubts: string[] = [];
  if (left.length > 0) {
    doubts.push(
      `A contact that was erased had come from a lead that is still here under another address: look at ${left.join(', ')} (npm run leads -- show), and erase that address too if it is the same person's.`,
    );
  } else if (contacts > 0 && leads === 0) {
    doubts.push(
      'A contact was here, and no lead of its address: unless another server brought it, look for leads of the same person under another address (npm run leads -- --all), and erase that address too.',
    );
  }
  if (otherDemos.length > 0) {
    doubts.push(
      `Demos for these leads were booked with another address and are still here: look at ${otherDemos.join(', ')} (npm run bookings -- show), and erase that address too if it is the same person's.`,
    );
  }
  const elsewhere =
    contacts === 0 ? [] : ['If you have a CRM, remove the contact there as well: it is not told.'];
  const text = [told, ...doubts, ...elsewhere].join(' ');
  if (doubts.length > 0) throw refusal(text);
  return `${text}\n`;
}
