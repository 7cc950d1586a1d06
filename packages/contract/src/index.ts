export * from '#/answer.ts';
export * from '#/appointment-message.ts';
export { toAsciiDigits } from '#/ascii-digits.ts';
export * from '#/attribution.ts';
export * from '#/booking-detail.ts';
export { byName } from '#/by-name.ts';
export { buildEnquiryContacts, buildRegisterContacts, cleanTyped } from '#/build-lead.ts';
export { checkLength } from '#/check-length.ts';
export * from '#/count.ts';
export * from '#/country.ts';
export * from '#/desk-lists.ts';
export { listLeadDetails } from '#/email-message.ts';
export * from '#/email-request.ts';
export * from '#/build-email-request.ts';
export * from '#/email-subject.ts';
export * from '#/email-suggestion.ts';
export * from '#/error-code.ts';
export * from '#/escape-html.ts';
export * from '#/field-fault.ts';
export * from '#/field-rule.ts';
export {
  FIELD_LABELS,
  FORM_FIELDS,
  TEXT_FIELDS,
  ENQUIRY_TEXTS,
  listAskedFields,
  findField,
  checkField,
  type FormField,
} from '#/form-field.ts';
export * from '#/form-step.ts';
export * from '#/form-values.ts';
export * from '#/held-booking.ts';
export * from '#/national-ending.ts';
export * from '#/idempotency.ts';
export * from '#/lead-option.ts';
export * from '#/lead.ts';
export {
  type FieldName,
  type LineName,
  type LinesName,
  type RuledField,
  type TextName,
  type TypingHelp,
} from '#/lead-field.ts';
export * from '#/lead-form.ts';
export { readReference } from '#/lead-reference.ts';
export * from '#/read-lead.ts';
export * from '#/length-limit.ts';
export * from '#/marketing-box.ts';
export * from '#/marketing-consent.ts';
export * from '#/message.ts';
export { type Phone, readDigits } from '#/phone.ts';
export { findPhoneHome } from '#/phone-home.ts';
export { isBlank, isPlainLine, cleanText, fitLine } from '#/plain-text.ts';
export * from '#/plan.ts';
export * from '#/reply-blank.ts';
export * from '#/response.ts';
export * from '#/robot-field.ts';
export * from '#/read-retry-after.ts';
export { CALL_LIMIT_MS, retryDelay } from '#/retry-delay.ts';
export * from '#/stored-user.ts';
export * from '#/submit-check.ts';
export { type HiddenPhone, NOTHING_HIDDEN, readPastedPhone, typePhone } from '#/typed-phone.ts';
export * from '#/vital.ts';
export * from '#/web-address.ts';
export { countWebLinks } from '#/web-link.ts';
export * from '#/booking.ts';
export { tellApart } from '#/wall-clock.ts';
