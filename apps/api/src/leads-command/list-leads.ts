import type { ListedLead } from '@high-street/leads';
import { alignColumns, toMinute } from '@high-street/server/command';

const HEADINGS = ['Stored (UTC)', 'Name', 'Email', 'Phone', 'Status', 'State', 'Reference'];
const NONE = 'No leads are stored yet.';
const HELD = 'in quarantine';
const BINNED = 'in the bin';

/** The leads as lines of aligned columns. */
export function listLeads(pages: AsyncIterable<readonly ListedLead[]>): AsyncGenerator<string> {
  return alignColumns(HEADINGS, pages, cellsOf, NONE);
}

function stateOf({ isBinned, quarantinedFor, answerState }: ListedLead): string {
  if (isBinned) return BINNED;
  return quarantinedFor ? HELD : answerState;
}

function cellsOf(lead: ListedLead): string[] {
  const { createdAt, contacts, reference } = lead;
  const { contactName, email, phoneNumber, leadStatus } = contacts;
  const state = stateOf(lead);
  return [toMinute(createdAt), contactName, email, phoneNumber, leadStatus, state, reference];
}
