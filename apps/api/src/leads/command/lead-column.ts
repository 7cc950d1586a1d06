import { FIELD_LABELS, type Contacts } from '@high-street/contract';

/** One field of a lead: where it stands in the contacts, and what people call it. */
export type LeadColumn = { readonly path: string; readonly label: string };

/** Every field of both kinds of lead, in the order of the forms. */
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
]; // spec 3

/** The value of a field as text, empty where it holds nothing; undefined where this kind of lead does not have it. */
export function readColumn(contacts: Contacts, { path }: LeadColumn): string | undefined {
  const value = path
    .split('.')
    .reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), contacts);
  return value === undefined ? undefined : toText(value);
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
