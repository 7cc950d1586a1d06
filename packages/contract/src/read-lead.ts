import { FORM_FIELDS, type FormField } from '#/form-field.ts';
import type { ContactsDraft } from '#/lead.ts';

/** Returns the fields of the form that a lead came by, in form order. */
export function listLeadFields({ leadStatus }: ContactsDraft): readonly FormField[] {
  return FORM_FIELDS[leadStatus === 'Contact' ? 'enquiry' : 'register'];
}

/** Returns what a lead says in a field as one text; empty where it says nothing. */
export function readLeadField(contacts: ContactsDraft, { name, group }: FormField): string {
  const among: unknown = group === undefined ? contacts : Reflect.get(contacts, group);
  const value: unknown = among instanceof Object ? Reflect.get(among, name) : '';
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
}
