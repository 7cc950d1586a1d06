import { FIELD_LABELS, FIELD_RULES, type FieldName } from '#/field.ts';
import { withoutHeldBooking } from '#/held-booking.ts';
import { LENGTH_LIMIT } from '#/length-limit.ts';
import { FIELD_MESSAGE } from '#/message.ts';
import { isDialCode, isJoinedPhone } from '#/phone.ts';
import { isBlank } from '#/plain-text.ts';
import { lineSchema, linesSchema, type TextDemand } from '#/text-schema.ts';
import { expandHandle } from '#/web-address.ts';

/** The name of the person, required. */
export const nameSchema = lineSchema(ofLine('contactName', { rule: FIELD_RULES.contactName }));

/** One single email address, required. */
export const emailSchema = lineSchema(
  ofLine('email', { rule: FIELD_RULES.email, limit: LENGTH_LIMIT.email }),
);

/** A listed dial code joined to exactly ten digits, required. */
export const joinedPhoneSchema = lineSchema(ofLine('phoneNumber', { rule: checkJoinedPhone }));

/** The store name of a register lead, required. */
export const storeNameSchema = lineSchema(ofLine('storeName', { rule: FIELD_RULES.storeName }));

/** The company of an enquiry, which travels as its store name and may be empty. */
export const optionalStoreNameSchema = lineSchema(ofLine('storeName', { label: 'Company' }));

/** The visitor's message, which may be empty; an appended booking does not count towards its limit. */
export const messageSchema = linesSchema({
  label: FIELD_LABELS.message,
  limit: LENGTH_LIMIT.text,
  measured: (value) => withoutHeldBooking(value.trim()),
});

/** The description of the business, required. */
export const descriptionSchema = linesSchema({
  label: FIELD_LABELS.businessDescription,
  limit: LENGTH_LIMIT.text,
  rule: FIELD_RULES.businessDescription,
});

/** The address of the business, required. */
export const addressSchema = lineSchema(ofLine('address', { rule: FIELD_RULES.address }));

/** The region of the business, required. */
export const regionSchema = lineSchema(ofLine('region', { rule: FIELD_RULES.region }));

/** The pincode of the business, required, in no fixed format. */
export const pincodeSchema = lineSchema(ofLine('pincode', { rule: FIELD_RULES.pincode }));

/** How long the business has traded, as typed, or empty. */
export const yearEstablishedSchema = lineSchema(ofLine('yearEstablished'));

/** How many people work there, as typed, or empty. */
export const employeeCountSchema = lineSchema(ofLine('employeeCount'));

/** The website of the business, or empty. */
export const websiteSchema = lineSchema(
  ofLine('businessWebsite', { rule: FIELD_RULES.businessWebsite }),
);

/** The Facebook address, or empty; an @handle is stored as an address. */
export const facebookSchema = lineSchema(
  ofLine('facebook', {
    rule: FIELD_RULES.facebook,
    stored: (value) => expandHandle('facebook', value),
  }),
);

/** The Instagram address, or empty; an @handle is stored as an address. */
export const instagramSchema = lineSchema(
  ofLine('instagram', {
    rule: FIELD_RULES.instagram,
    stored: (value) => expandHandle('instagram', value),
  }),
);

function ofLine(name: FieldName, demand: Partial<TextDemand> = {}): TextDemand {
  return { label: FIELD_LABELS[name], limit: LENGTH_LIMIT.line, ...demand };
}

function checkJoinedPhone(value: string): string | null {
  if (isBlank(value) || isDialCode(value)) return FIELD_MESSAGE.phoneRequired;
  return isJoinedPhone(value) ? null : FIELD_MESSAGE.phoneInvalid;
}
