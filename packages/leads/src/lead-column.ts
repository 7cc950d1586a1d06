import { FIELD_LABELS } from '@high-street/contract';

import type { ArchivedLead } from './lead-archive.ts';

/** One field of a lead: where it is in the contacts or beside them, and what people call it. */
export type LeadColumn = { readonly path: string; readonly label: string };

/** Every field of both kinds of lead, in the order of the forms, and then how the visit began. */
export const LEAD_COLUMNS: readonly LeadColumn[] = [
  { path: 'contactName', label: FIELD_LABELS.contactName },
  { path: 'phoneNumber', label: FIELD_LABELS.phoneNumber },
  { path: 'email', label: FIELD_LABELS.email },
  { path: 'storeName', label: FIELD_LABELS.storeName },
  { path: 'message', label: FIELD_LABELS.message },
  { path: 'comments', label: 'Comments' },
  { path: 'leadStatus', label: 'Lead status' },
  { path: 'businessHours', label: 'Business hours' },
  { path: 'businessType', label: FIELD_LABELS.businessType },
  { path: 'businessDescription', label: FIELD_LABELS.businessDescription },
  { path: 'address', label: FIELD_LABELS.address },
  { path: 'region', label: FIELD_LABELS.region },
  { path: 'pincode', label: FIELD_LABELS.pincode },
  { path: 'productsServicesOffered', label: FIELD_LABELS.productsServicesOffered },
  { path: 'storeGrowthStage', label: FIELD_LABELS.storeGrowthStage },
  { path: 'yearEstablished', label: FIELD_LABELS.yearEstablished },
  { path: 'employeeCount', label: FIELD_LABELS.employeeCount },
  { path: 'businessWebsite', label: FIELD_LABELS.businessWebsite },
  { path: 'socialMediaLinks.facebook', label: FIELD_LABELS.facebook },
  { path: 'socialMediaLinks.instagram', label: FIELD_LABELS.instagram },
  { path: 'subscribedPlan', label: FIELD_LABELS.subscribedPlan },
  { path: 'attribution.source', label: 'Campaign source' },
  { path: 'attribution.medium', label: 'Campaign medium' },
  { path: 'attribution.campaign', label: 'Campaign' },
  { path: 'attribution.term', label: 'Campaign term' },
  { path: 'attribution.content', label: 'Campaign content' },
  { path: 'attribution.referrer', label: 'Came from' },
  { path: 'attribution.landingPage', label: 'First page' },
];

/** The value of a field as text, empty where it holds nothing; undefined where this lead does not have it. */
export function readColumn(
  { contacts, attribution }: Pick<ArchivedLead, 'contacts' | 'attribution'>,
  { path }: LeadColumn,
): string | undefined {
  const value = path
    .split('.')
    .reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), {
      ...contacts,
      attribution,
    });
  return value === undefined || value === null ? undefined : toText(value);
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
