import { toCsv } from '@high-street/server/command';

import type { ArchivedLead } from './lead-archive.ts';
import { LEAD_COLUMNS, readColumn } from './lead-column.ts';

/** How exported leads are written down. */
export type ExportFormat = 'csv' | 'json';

const NAMES = [
  'id',
  'reference',
  'createdAt',
  'state',
  'quarantine',
  'lostReason',
  'binned',
  ...LEAD_COLUMNS.map(({ path }) => path),
];

type Pages = AsyncIterable<readonly ArchivedLead[]>;

/** The leads as the text of a file, in pieces. */
export const EXPORTS: Readonly<Record<ExportFormat, (pages: Pages) => AsyncGenerator<string>>> = {
  csv: (pages) => toCsv(NAMES, pages, toRow),
  json: toJson,
};

function toRow(lead: ArchivedLead): string[] {
  const { id, reference, createdAt, answerState, quarantinedFor, lostReason, isBinned } = lead;
  const fields = LEAD_COLUMNS.map((column) => readColumn(lead, column) ?? '');
  const made = [
    answerState,
    quarantinedFor?.join('; ') ?? '',
    lostReason ?? '',
    isBinned ? 'yes' : '',
  ];
  return [id, reference, createdAt.toISOString(), ...made, ...fields];
}

async function* toJson(pages: Pages): AsyncGenerator<string> {
  let before = '[\n';
  for await (const page of pages) {
    yield before + page.map((lead) => JSON.stringify(toObject(lead))).join(',\n');
    before = ',\n';
  }
  yield before === ',\n' ? '\n]\n' : '[]\n';
}

/** A lead as it stands in a JSON file. */
export function toObject(lead: ArchivedLead) {
  const { id, reference, createdAt, contacts, attribution, marketingConsent } = lead;
  return {
    id,
    reference,
    createdAt,
    state: lead.answerState,
    quarantine: lead.quarantinedFor,
    lostReason: lead.lostReason,
    binned: lead.isBinned,
    contacts,
    attribution,
    marketingConsent,
  };
}
