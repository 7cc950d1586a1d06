import { FORM_FIELDS } from '@high-street/contract';

import type { ArchivedLead } from './lead-archive.ts';

/** One field of a lead: where it is in the contacts or beside them, and what people call it. */
export type LeadColumn = { readonly path: string; readonly label: string };

const FORM_COLUMNS = FORM_FIELDS.register.flatMap(({ name, group, label, column }) =>
  column === undefined
    ? []
    : [{ path: group === undefined ? name : `${group}.${name}`, label, column }],
);

/** What contacts hold that no form asks, at the places that the forms' fields leave free. */
const OTHER_COLUMNS = [
  { path: 'comments', label: 'Comments', column: 6 },
  { path: 'leadStatus', label: 'Lead status', column: 7 },
  { path: 'businessHours', label: 'Business hours', column: 8 },
];

/** Every field of both kinds of lead, by column, then how the visit began, and the yes to news and offers. */
export const LEAD_COLUMNS: readonly LeadColumn[] = [
  ...[...FORM_COLUMNS, ...OTHER_COLUMNS].toSorted((one, other) => one.column - other.column),
  { path: 'attribution.source', label: 'Campaign source' },
  { path: 'attribution.medium', label: 'Campaign medium' },
  { path: 'attribution.campaign', label: 'Campaign' },
  { path: 'attribution.term', label: 'Campaign term' },
  { path: 'attribution.content', label: 'Campaign content' },
  { path: 'attribution.referrer', label: 'Came from' },
  { path: 'attribution.landingPage', label: 'First page' },
  { path: 'marketingConsent.wording', label: 'Said yes to' },
  { path: 'marketingConsent.version', label: 'Version of that' },
  { path: 'marketingConsent.at', label: 'Said yes at' },
];

/** What the columns are read from. */
export type LeadWords = Pick<ArchivedLead, 'contacts' | 'attribution' | 'marketingConsent'>;

/** The value of a field as text, empty where it holds nothing; undefined where this lead does not have it. */
export function readColumn(
  { contacts, attribution, marketingConsent }: LeadWords,
  { path }: LeadColumn,
): string | undefined {
  const value = path
    .split('.')
    .reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), {
      ...contacts,
      attribution,
      marketingConsent,
    });
  return value === undefined || value === null ? undefined : toText(value);
}

/** A field of a lead, what people call it, and its value as text, which is empty where it holds nothing. */
export type LeadValue = { readonly path: string; readonly label: string; readonly text: string };

/** Every field that a lead has, in the order of the columns. */
export function listValues(lead: LeadWords): LeadValue[] {
  return LEAD_COLUMNS.flatMap((column) => {
    const text = readColumn(lead, column);
    return text === undefined ? [] : [{ path: column.path, label: column.label, text }];
  });
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (isUnset(value)) return '';
  if (Array.isArray(value)) return value.map(toText).join('; ');
  return JSON.stringify(value);
}

function isUnset(value: unknown): boolean {
  return value === null || (isRecord(value) && Object.values(value).every(isUnset));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
