import {
  COUNTRIES,
  listAskedFields,
  readLeadField,
  withoutHeldBooking,
  type Contacts,
  type FieldName,
  type FormMode,
  type LeadStatus,
} from '@high-street/contract';

import {
  checkTyped,
  listPlainFields,
  PLAN_FIELD,
  PRODUCTS_FIELD,
  readTyped,
  type CheckedForm,
  type PlainField,
} from '#/plain-form/index.ts';

import { splitPhone } from './page/index.ts';

/** What a correction leaves as it is: the address that the link went to. */
const KEPT: readonly FieldName[] = ['email'];

const formOf = (status: LeadStatus): FormMode => (status === 'Contact' ? 'enquiry' : 'register');

/** The fields of a lead's form that its visitor can put right. */
export function listCorrectable(status: LeadStatus): readonly PlainField[] {
  return listPlainFields(formOf(status)).filter(({ name }) => !KEPT.includes(name));
}

/** The form as somebody would fill it in who sends the lead as it is. */
export function writeTyped(contacts: Contacts): URLSearchParams {
  const typed = new URLSearchParams(
    listAskedFields(formOf(contacts.leadStatus)).map((field): [string, string] => [
      field.name,
      readLeadField(contacts, field),
    ]),
  );
  const [code, digits] = splitPhone(contacts.phoneNumber);
  typed.set('country', COUNTRIES.find(({ dialCode }) => dialCode === code)?.iso ?? '');
  typed.set('phoneNumber', digits);
  typed.set('message', withoutHeldBooking(contacts.message));
  if (contacts.leadStatus === 'Prospect') {
    typed.delete(PRODUCTS_FIELD);
    for (const product of contacts.productsServicesOffered) typed.append(PRODUCTS_FIELD, product);
  }
  return typed;
}

/** Applies the rules of the form to a correction; the address, the plan and an appended booking stay as they are. */
export function checkCorrection(contacts: Contacts, typed: URLSearchParams): CheckedForm {
  const all = new URLSearchParams(typed);
  all.set('email', contacts.email);
  if (contacts.leadStatus === 'Prospect') all.set(PLAN_FIELD, contacts.subscribedPlan);
  const checked = checkTyped(readTyped(formOf(contacts.leadStatus), all));
  if (!checked.isGood) return checked;
  const { message } = contacts;
  // It ends an empty message without the space before it.
  const booking = message.slice(withoutHeldBooking(message).length).trimStart();
  const corrected = [checked.contacts.message, booking].filter((text) => text !== '').join(' ');
  return { ...checked, contacts: { ...checked.contacts, message: corrected } };
}
