import { byName } from '#/by-name.ts';
import { ENQUIRY_TEXTS, HANDLES, OWN_KEYS, OWN_TEXTS, type FormField } from '#/form-field.ts';
import type { EnquiryValues, RegisterValues } from '#/form-values.ts';
import { appendHeldBooking, type HeldBooking } from '#/held-booking.ts';
import type { TextName } from '#/lead-field.ts';
import { PRODUCTS_AND_SERVICES } from '#/lead-option.ts';
import type { BusinessHours, EnquiryContacts, RegisterDraft } from '#/lead.ts';
import { joinPhone } from '#/phone.ts';
import { cleanLine, cleanText } from '#/plain-text.ts';
import { expandHandle } from '#/web-address.ts';

/** Returns the contacts of an enquiry lead, trimmed, with a held booking appended to its message; throws RangeError for an unreadable booking. */
export function buildEnquiryContacts(
  values: Readonly<EnquiryValues>,
  booking: HeldBooking | null = null,
): EnquiryContacts {
  const common = buildCommon(values);
  return {
    ...common,
    message: appendHeldBooking(common.message, booking),
    leadStatus: 'Contact',
  };
}

/** Returns the contacts of a register lead, trimmed, with @handles as addresses and products in list order. */
export function buildRegisterContacts(values: Readonly<RegisterValues>): RegisterDraft {
  return {
    ...buildCommon(values),
    leadStatus: 'Prospect',
    ...OWN_KEYS,
    ...buildTexts(OWN_TEXTS, values),
    businessType: values.businessType,
    productsServicesOffered: PRODUCTS_AND_SERVICES.filter((entry) =>
      values.productsServicesOffered.includes(entry),
    ),
    storeGrowthStage: values.storeGrowthStage,
    socialMediaLinks: byName(HANDLES, ({ name }) => expandHandle(name, values[name])),
    subscribedPlan: values.subscribedPlan,
  };
}

function buildCommon(values: Readonly<EnquiryValues>) {
  const { message, ...texts } = buildTexts(ENQUIRY_TEXTS, values);
  return {
    ...texts,
    phoneNumber: joinPhone(values.country, values.phoneNumber),
    comments: [] satisfies [],
    businessHours: buildBusinessHours(),
    message,
  };
}

/** Returns what was typed into these fields, cleaned, by key. */
export function buildTexts<Name extends TextName>(
  fields: readonly FormField<Name>[],
  values: Readonly<Record<Name, string>>,
): Readonly<Record<Name, string>> {
  // What no form asks for yet is not sent either, so that the release before does not refuse it.
  const sent = fields.filter(({ name, rollout }) => rollout !== 'accepted' || values[name] !== '');
  return byName(sent, ({ name, control }) => cleanTyped(values[name], control));
}

/** Returns what was typed without what a paste brought along, as its control has it: an email is trimmed only. */
export function cleanTyped(value: string, control: FormField['control']): string {
  if (control === 'email') return value.trim();
  return control === 'lines' ? cleanText(value) : cleanLine(value);
}

function buildBusinessHours(): BusinessHours {
  const unset = { start: null, end: null };
  return {
    monday: { ...unset },
    tuesday: { ...unset },
    wednesday: { ...unset },
    thursday: { ...unset },
    friday: { ...unset },
    saturday: { ...unset },
    sunday: { ...unset },
  };
}
