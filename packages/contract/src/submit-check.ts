import {
  checkEmail,
  checkFacebook,
  checkInstagram,
  checkName,
  checkPhone,
  checkWebsite,
} from '#/field-rule.ts';
import { isRuled, listAskedFields } from '#/form-field.ts';
import type { EnquiryValues, RegisterValues } from '#/form-values.ts';
import { ALERT, type AlertText } from '#/message.ts';
import { isBlank } from '#/plain-text.ts';

/** A form about to be sent: its mode and what it holds. */
export type FilledForm =
  | [mode: 'enquiry', values: Readonly<EnquiryValues>]
  | [mode: 'register', values: Readonly<RegisterValues>];

/** Returns the alert for the first rule that the form breaks, or null; a text over its limit breaks none. */
export function checkBeforeSubmit(...form: FilledForm): AlertText | null {
  const [mode, values] = form;
  if (!isBlank(values.email) && checkEmail(values.email) !== null) return ALERT.invalidEmail;
  const businessAlert = mode === 'register' ? checkBusiness(values) : null;
  if (businessAlert !== null) return businessAlert;
  const contactFault =
    checkName(values.contactName) ?? checkEmail(values.email) ?? checkPhone(values.phoneNumber);
  return contactFault === null ? null : ALERT.missingRequiredFields;
}

function checkBusiness(values: Readonly<RegisterValues>): AlertText | null {
  const isMissing = listAskedFields('register')
    .filter(isRuled)
    .some(({ name, step, isRequired, rule }) => isRequired && step !== 1 && rule?.(values[name]));
  if (isMissing) return ALERT.missingBusinessFields;
  if (checkFacebook(values.facebook) !== null) return ALERT.invalidFacebook;
  if (checkInstagram(values.instagram) !== null) return ALERT.invalidInstagram;
  if (checkWebsite(values.businessWebsite) !== null) return ALERT.invalidWebsite;
  return null;
}
