import { toCsvRow } from './csv.ts';
import type { ArchivedLead } from './lead-archive.ts';
import { LEAD_COLUMNS, readColumn } from './lead-column.ts';
import type { ExportFormat } from './read-command.ts';

// Without it Excel takes UTF-8 for the machine's old code page.
const BYTE_ORDER_MARK = '\uFEFF';

type Pages = AsyncIterable<readonly ArchivedLead[]>;

/** The leads as the text of a file, in pieces. */
export const EXPORTS: Readonly<Record<ExportFormat, (pages: Pages) => AsyncGenerator<string>>> = {
  csv: toCsv,
  json: toJson,
};

async function* toCsv(pages: Pages): AsyncGenerator<string> {
  const names = [
    'id',
    'reference',
    'createdAt',
    'state',
    'quarantine',
    ...LEAD_COLUMNS.map(({ path }) => path),
  ];
  yield BYTE_ORDER_MARK + toCsvRow(names);
  for await (const page of pages) yield page.map(toRow).join('');
}

function toRow({ id, reference, createdAt, answerState, heldFor, contacts }: ArchivedLead): string {
  const fields = LEAD_COLUMNS.map((column) => readColumn(contacts, column) ?? '');
  const kept = heldFor?.join('; ') ?? '';
  return toCsvRow([id, reference, createdAt.toISOString(), answerState, kept, ...fields]);
}

async function* toJson(pages: Pages): AsyncGenerator<string> {
  let before = '[\n';
  for await (const page of pages) {
    yield before + page.map(toObject).join(',\n');
    before = ',\n';
  }
  yield before === ',\n' ? '\n]\n' : '[]\n';
}

function toObject(lead: ArchivedLead): string {
  const { id, reference, createdAt, answerState, heldFor, contacts } = lead;
  return JSON.stringify({
    id,
    reference,
    createdAt,
    state: answerState,
    quarantine: heldFor,
    contacts,
  });
}
