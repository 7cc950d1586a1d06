import { CommandError } from './command-error.ts';
import { EXPORTS } from './export-leads.ts';
import type { LeadArchive } from './lead-archive.ts';
import { listLeads } from './list-leads.ts';
import type { Command } from './read-command.ts';
import { replaceFile } from './replace-file.ts';
import { showLead } from './show-lead.ts';

const STANDARD_OUTPUT = '-';

type Parts = {
  archive: LeadArchive;
  /** Resolves when the text is out of our hands. */
  write: (text: string) => Promise<void>;
  /** Aborts when the operator wants to stop. */
  signal: AbortSignal;
};

/** A command that needs the leads. */
export type LeadCommand = Exclude<Command, { name: 'help' }>;

/** Does what the operator asked for; throws CommandError. */
export async function runCommand(command: LeadCommand, parts: Parts): Promise<void> {
  const { archive, write, signal } = parts;
  switch (command.name) {
    case 'list':
      return writeAll(listLeads(archive.pages(command.limit, signal)), write);
    case 'show':
      return write(await describe(command.reference, archive));
    case 'export': {
      const pieces = EXPORTS[command.format](archive.pages(Infinity, signal));
      if (command.file === STANDARD_OUTPUT) return writeAll(pieces, write);
      await replaceFile(command.file, pieces);
      return write(`Wrote the leads to ${command.file}\n`);
    }
  }
}

async function describe(reference: string, archive: LeadArchive): Promise<string> {
  const lead = await archive.findByReference(reference);
  if (lead === null) throw new CommandError(`There is no lead ${reference}.`);
  return showLead(lead, await archive.findMail(lead.id));
}

async function writeAll(pieces: AsyncIterable<string>, write: Parts['write']): Promise<void> {
  for await (const piece of pieces) await write(piece);
}
