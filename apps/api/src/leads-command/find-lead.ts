import type { LeadArchive, ListedLead } from '@high-street/leads';
import { CommandError, toMinute } from '@high-street/server/command';

const WHY_ERASED = {
  request: 'on request',
  retention: 'because of its age',
  bin: 'from the bin',
} as const;

/** What the operator asked for cannot be done, though it was asked for rightly. */
export function refusal(message: string): CommandError {
  return new CommandError(message, { isMisuse: false });
}

/** The lead of that reference; throws CommandError, which says when it was erased. */
export async function findLead(reference: string, archive: LeadArchive): Promise<ListedLead> {
  const lead = await archive.findByReference(reference);
  if (lead) return lead;
  const erased = await archive.findErased(reference);
  if (!erased) throw new CommandError(`There is no lead ${reference}.`);
  throw refusal(
    `Lead ${reference} was erased ${WHY_ERASED[erased.reason]} on ${toMinute(erased.erasedAt)} UTC.`,
  );
}
