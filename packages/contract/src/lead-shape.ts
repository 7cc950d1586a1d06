import * as z from 'zod/mini';

import { byName } from '#/by-name.ts';
import {
  ENQUIRY_TEXTS,
  HANDLES,
  listSharedTexts,
  OWN_TEXTS,
  type FormField,
} from '#/form-field.ts';
import { withoutHeldBooking } from '#/held-booking.ts';
import type { FieldName, NewName } from '#/lead-field.ts';
import { FIELD_MESSAGE } from '#/message.ts';
import { isDialCode, isJoinedPhone } from '#/phone.ts';
import { isBlank } from '#/plain-text.ts';
import { lineSchema, linesSchema } from '#/text-schema.ts';
import { expandHandle } from '#/web-address.ts';

/** The schemas of the texts of an enquiry, by key and column. */
export const enquiryTexts = buildShape(ENQUIRY_TEXTS);

/** The schemas of the texts that an enquiry has too, as a registration has them. */
export const sharedTexts = buildShape(listSharedTexts());

/** The schemas of the texts that a registration alone has. */
export const ownTexts = buildShape(OWN_TEXTS);

/** The schemas of the profiles; an @handle is stored as an address. */
export const handleTexts = byName(HANDLES, (field) =>
  lineSchema({ ...field, stored: (value) => expandHandle(field.name, value) }),
);

/** The schemas of these fields, by key. */
export function buildShape<Name extends FieldName>(fields: readonly FormField<Name>[]) {
  return {
    ...byName(fields.filter(isSettled), schemaOf),
    // Absent from calls of pages that knew nothing of it, and then left so: a call that is repeated is told by its content.
    ...byName(fields.filter(isNew), (field) => z.optional(schemaOf(field))),
  };
}

function isNew<Name extends FieldName>(
  field: FormField<Name>,
): field is FormField<Extract<Name, NewName>> {
  return field.rollout !== undefined;
}

function isSettled<Name extends FieldName>(
  field: FormField<Name>,
): field is FormField<Exclude<Name, NewName>> {
  return !isNew(field);
}

function schemaOf(field: FormField) {
  const { name, control } = field;
  // An appended booking does not count towards the limit.
  if (name === 'message') {
    return linesSchema({ ...field, measured: (value) => withoutHeldBooking(value.trim()) });
  }
  if (control === 'phone') return lineSchema({ ...field, rule: checkJoinedPhone });
  return control === 'lines' ? linesSchema(field) : lineSchema(field);
}

/** A listed dial code joined to exactly ten digits. */
function checkJoinedPhone(value: string): string | null {
  if (isBlank(value) || isDialCode(value)) return FIELD_MESSAGE.phoneRequired;
  return isJoinedPhone(value) ? null : FIELD_MESSAGE.phoneInvalid;
}
