import type { ArchivedLead } from '@high-street/leads';
import { alignColumns, toMinute } from '@high-street/server/command';

const HEADINGS = ['Stored (UTC)', 'Name', 'E-mail', 'Phone', 'Status', 'State', 'Reference'];
const NONE = 'No leads are stored yet.';
const HELD = 'quarantined';

type Pages = AsyncIterable<readonly ArchivedLead[]>;

/** The leads as lines of aligned columns. */
export function listLeads(pages: Pages): AsyncGenerator<string> {
  return alignColumns(HEADINGS, toRows(pages), NONE);
}

async function* toRows(pages: Pages): AsyncGenerator<string[][]> {
  for await (const page of pages) yield page.map(cellsOf);
}

function cellsOf({ createdAt, contacts, reference, heldFor, answerState }: ArchivedLead): string[] {
  const { contactName, email, phoneNumber, leadStatus } = contacts;
  const state = heldFor ? HELD : answerState;
  return [toMinute(createdAt), contactName, email, phoneNumber, leadStatus, state, reference];
}
