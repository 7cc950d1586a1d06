import {
  ALERT,
  buildEnquiryContacts,
  buildRegisterContacts,
  checkBeforeSubmit,
  contactsSchema,
  listFieldFaults,
  type AlertText,
  type Contacts,
  type ContactsDraft,
  type FieldFault,
  type FilledForm,
} from '@high-street/contract';

/** Either a lead that keeps every rule, or the alert of the form with what is wrong field by field. */
export type CheckedForm =
  | { readonly isGood: true; readonly contacts: Contacts }
  | { readonly isGood: false; readonly alert: AlertText; readonly faults: readonly FieldFault[] };

function buildContacts(...[mode, values]: FilledForm): ContactsDraft {
  return mode === 'enquiry' ? buildEnquiryContacts(values) : buildRegisterContacts(values);
}

/** Names a field as it is in the form: `facebook` for `socialMediaLinks.facebook`. */
function toFormField({ field, message }: FieldFault): FieldFault {
  return { field: field.slice(field.lastIndexOf('.') + 1), message };
}

/** Applies the rules of the form with scripts, its alerts first and then what the server asks of every lead. */
export function checkTyped(form: FilledForm): CheckedForm {
  const alert = checkBeforeSubmit(...form);
  const parsed = contactsSchema.safeParse(buildContacts(...form));
  if (alert === null && parsed.success) return { isGood: true, contacts: parsed.data };
  return {
    isGood: false,
    // A text over its limit passes the alerts; with scripts the form shows this one as well.
    alert: alert ?? ALERT.leadNotCreated,
    faults: listFieldFaults(parsed.error?.issues ?? []).map(toFormField),
  };
}
