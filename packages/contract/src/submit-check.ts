import {
  checkEmail,
  checkFacebook,
  checkInstagram,
  checkName,
  checkPhone,
  checkWebsite,
} from '#/field-rule.ts';
import { fieldsOfStep, firstInvalidField } from '#/form-step.ts';
import type { EnquiryValues, RegisterValues } from '#/form-values.ts';
import { ALERT, type AlertText } from '#/message.ts';
import { isBlank } from '#/plain-text.ts';

/** A form about to be sent: its mode and what it holds. */
export type FilledForm =
  | [mode: 'enquiry', values: Readonly<EnquiryValues>]
  | [mode: 'register', values: Readonly<RegisterValues>];

/** Returns the alert for the first thing that keeps the form from being sent, or null when it can be sent. */
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
  const fields = [...fieldsOfStep(2), ...fieldsOfStep(3)];
  if (firstInvalidField(values, fields) !== null) return ALERT.missingBusinessFields;
  if (checkFacebook(values.facebook) !== null) return ALERT.invalidFacebook;
  if (checkInstagram(values.instagram) !== null) return ALERT.invalidInstagram;
  if (checkWebsite(values.businessWebsite) !== null) return ALERT.invalidWebsite;
  return null;
}
