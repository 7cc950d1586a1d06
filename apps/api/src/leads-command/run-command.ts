import {
  EXPORTS,
  type ArchivedLead,
  type DeadLetter,
  type ErasedPerson,
  type LeadArchive,
  type LeadDesk,
} from '@high-street/leads';
import {
  CommandError,
  exportPieces,
  toMinute,
  toTerminalLine,
  type Write,
  writePieces,
} from '@high-street/server/command';

import { listLeads } from './list-leads.ts';
import type { Command } from './read-command.ts';
import { showLead } from './show-lead.ts';

type Parts = {
  archive: LeadArchive;
  desk: LeadDesk;
  erase: (email: string) => Promise<ErasedPerson>;
  write: Write;
  /** Aborts when the operator wants to stop. */
  signal: AbortSignal;
};

/** A command that needs the leads. */
export type LeadCommand = Exclude<Command, { name: 'help' }>;

/** Does what the operator asked for; throws CommandError. */
export async function runCommand(command: LeadCommand, parts: Parts): Promise<void> {
  const { archive, desk, erase, write, signal } = parts;
  switch (command.name) {
    case 'list':
      return writePieces(listLeads(archive.pages(command.limit, signal)), write);
    case 'show': {
      const lead = await find(command.reference, archive);
      return write(showLead(lead, await archive.events(lead.id)));
    }
    case 'mark': {
      const lead = await find(command.reference, archive);
      await desk.mark(lead.id, command.state);
      return write(`${lead.reference} is marked ${command.state}.\n`);
    }
    case 'release': {
      const lead = await find(command.reference, archive);
      const isReleased = await desk.release(lead.id);
      if (!isReleased) throw refusal(`${lead.reference} is not in quarantine.`);
      return write(`${lead.reference} is released; its mails follow.\n`);
    }
    case 'dead':
      return write(listDead(await archive.deadLetters()));
    case 'requeue': {
      const { reference } = command;
      const leadId = reference === null ? null : (await find(reference, archive)).id;
      return write(`To be delivered again: ${await desk.requeue(leadId)}\n`);
    }
    case 'erase':
      return write(tellErased(await erase(command.email)));
    case 'export': {
      const pieces = EXPORTS[command.format](archive.pages(Infinity, signal));
      return exportPieces(pieces, { file: command.file, what: 'leads', write });
    }
  }
}

async function find(reference: string, archive: LeadArchive): Promise<ArchivedLead> {
  const lead = await archive.findByReference(reference);
  if (lead) return lead;
  const erased = await archive.findErased(reference);
  if (!erased) throw new CommandError(`There is no lead ${reference}.`);
  const why = erased.reason === 'request' ? 'on request' : 'because of its age';
  throw refusal(`Lead ${reference} was erased ${why} on ${toMinute(erased.erasedAt)} UTC.`);
}

function refusal(message: string): CommandError {
  return new CommandError(message, { isMisuse: false });
}

/** Throws when something of the person may be left, after what was found is gone. */
function tellErased({ leads, bookings, contacts, left }: ErasedPerson): string {
  const told = `Erased leads: ${leads}, bookings: ${bookings}, contacts of the CRM: ${contacts}`;
  if (left.length > 0) {
    throw refusal(
      `${told}. A contact that was erased had come from a lead that is still here under another address: look at ${left.join(', ')} (npm run leads -- show), and erase that address too if it is the same person's.`,
    );
  }
  if (contacts > 0 && leads === 0) {
    throw refusal(
      `${told}. A contact was here, and no lead of its address: unless another server brought it, look for leads of the same person under another address (npm run leads -- --all), and erase that address too.`,
    );
  }
  return `${told}\n`;
}

function listDead(letters: readonly DeadLetter[]): string {
  if (letters.length === 0) return 'There are no dead letters.\n';
  return letters
    .map(({ reference, kind, at, attempts, reason }) =>
      [
        at ? toMinute(at) : '',
        reference ?? 'no lead',
        kind,
        `${attempts} attempts`,
        reason ?? '',
      ].map(toTerminalLine),
    )
    .map((cells) => `${cells.join('  ')}\n`)
    .join('');
}
