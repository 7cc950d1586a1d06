export { EMAIL_ACCEPTED, EMAIL_QUEUED, isLeadCreated, isEmailAccepted } from '#/answer.ts';
export {
  userDataMessageSchema,
  type UserDataMessage,
  confirmedBookingSchema,
  type ConfirmedBooking,
  appointmentMessageSchema,
  type AppointmentMessage,
  isTimeZone,
} from '#/appointment-message.ts';
export { attributionSchema, type Attribution } from '#/attribution.ts';
export {
  BOOKING_DETAILS,
  checkDetail,
  type BookingDetail,
  type DetailName,
} from '#/booking-detail.ts';
export { byName } from '#/by-name.ts';
export { buildEnquiryContacts, buildRegisterContacts } from '#/build-lead.ts';
export {
  COUNTRY_REGIONS,
  type CountryRegion,
  COUNTRIES,
  type Country,
  type CountryIso,
  DEFAULT_COUNTRY,
  readCountry,
} from '#/country.ts';
export { listLeadDetails } from '#/email-message.ts';
export {
  EMAIL_HTML_LIMIT,
  type EmailSender,
  emailRequestSchema,
  type EmailRequest,
} from '#/email-request.ts';
export { buildEmailRequest } from '#/build-email-request.ts';
export { EMAIL_SUBJECTS, type EmailType } from '#/email-subject.ts';
export { suggestEmail } from '#/email-suggestion.ts';
export { ERRORS, type ErrorCode, isErrorCode } from '#/error-code.ts';
export { escapeHtml } from '#/escape-html.ts';
export { listFieldFaults } from '#/field-fault.ts';
export {
  type FieldRule,
  checkName,
  checkStoreName,
  checkDescription,
  checkRegion,
  checkPincode,
  checkAddress,
  checkGrowthStage,
  checkEmail,
  checkPhone,
  checkWebsite,
  checkFacebook,
  checkInstagram,
} from '#/field-rule.ts';
export {
  FIELD_LABELS,
  FIELD_RULES,
  FORM_FIELDS,
  TEXT_FIELDS,
  ENQUIRY_TEXTS,
  listAskedFields,
  findField,
  isRuled,
  type FormField,
} from '#/form-field.ts';
export {
  type InvalidField,
  fieldsOfStep,
  firstInvalidField,
  firstIncompleteStep,
} from '#/form-step.ts';
export {
  type EnquiryValues,
  type RegisterValues,
  EMPTY_ENQUIRY,
  EMPTY_REGISTER,
} from '#/form-values.ts';
export {
  type HeldBooking,
  formatHeldBooking,
  appendHeldBooking,
  withoutHeldBooking,
} from '#/held-booking.ts';
export { NATIONAL_ENDINGS } from '#/national-ending.ts';
export { IDEMPOTENCY_HEADER, isIdempotencyKey } from '#/idempotency.ts';
export {
  GROWTH_STAGES,
  type GrowthStage,
  PRODUCTS_AND_SERVICES,
  type ProductOrService,
  BUSINESS_TYPES,
  BUSINESS_TYPE_LABELS,
  type BusinessType,
  DEFAULT_BUSINESS_TYPE,
  LEAD_STATUSES,
  type LeadStatus,
  WEEK_DAYS,
  type WeekDay,
} from '#/lead-option.ts';
export {
  enquiryContactsSchema,
  registerContactsSchema,
  contactsSchema,
  createLeadRequestSchema,
  type BusinessHours,
  type EnquiryContacts,
  type RegisterContacts,
  type Contacts,
  type RegisterDraft,
  type ContactsDraft,
  type CreateLeadRequest,
  robotSignsSchema,
  type RobotAnswers,
} from '#/lead.ts';
export {
  type FieldName,
  type LineName,
  type LinesName,
  type RuledField,
  type TextName,
} from '#/lead-field.ts';
export { type FormMode, WIZARD_STEPS, type WizardStep } from '#/lead-form.ts';
export { listLeadFields, readLeadField } from '#/read-lead.ts';
export { LENGTH_LIMIT } from '#/length-limit.ts';
export { FIELD_MESSAGE, NAME_HAS_LINK, ALERT, type AlertText } from '#/message.ts';
export { type Phone, joinPhone, isTenDigits, isJoinedPhone } from '#/phone.ts';
export { isBlank, isPlainLine, isPlainText, cleanLine, cleanText, fitLine } from '#/plain-text.ts';
export {
  PLAN_TITLES,
  type PlanTitle,
  DEFAULT_PLAN,
  SUBSCRIBED_PLANS,
  type SubscribedPlan,
  readPlan,
} from '#/plan.ts';
export {
  sendEmailResponseSchema,
  leadCreatedSchema,
  type LeadCreated,
  fieldFaultSchema,
  type FieldFault,
  errorBodySchema,
  type ErrorBody,
} from '#/response.ts';
export { ROBOT_HEADERS, TOKEN_FIELD, TRAP_FIELD } from '#/robot-field.ts';
export { readRetryAfter } from '#/read-retry-after.ts';
export { CALL_LIMIT_MS, retryDelay } from '#/retry-delay.ts';
export { storedUserSchema, type StoredUser } from '#/stored-user.ts';
export { type FilledForm, checkBeforeSubmit } from '#/submit-check.ts';
export { type HiddenPhone, NOTHING_HIDDEN, readPastedPhone, typePhone } from '#/typed-phone.ts';
export { type SocialPlatform, isWebAddress, expandHandle } from '#/web-address.ts';
export { countWebLinks } from '#/web-link.ts';
export {
  MOST_SLOT_DAYS,
  bookingReceiptSchema,
  newBookingSchema,
  rescheduleSchema,
  slotSchema,
  slotsAnswerSchema,
  slotsQuerySchema,
  timeZoneSchema,
  type BookingDetails,
  type BookingReceipt,
  type NewBooking,
  type Reschedule,
  type Slot,
  type SlotsAnswer,
  type SlotsQuery,
} from '#/booking.ts';
