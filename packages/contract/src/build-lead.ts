import type { EnquiryValues, RegisterValues } from '#/form-values.ts';
import { appendHeldBooking, type HeldBooking } from '#/held-booking.ts';
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
  return {
    ...buildCommon(values),
    message: appendHeldBooking(cleanText(values.message), booking),
    leadStatus: 'Contact',
  };
}

/** Returns the contacts of a register lead, trimmed, with @handles as addresses and products in list order. */
export function buildRegisterContacts(values: Readonly<RegisterValues>): RegisterDraft {
  return {
    ...buildCommon(values),
    message: cleanText(values.message),
    leadStatus: 'Prospect',
    businessType: values.businessType,
    businessDescription: cleanText(values.businessDescription),
    address: cleanLine(values.address),
    region: cleanLine(values.region),
    pincode: cleanLine(values.pincode),
    productsServicesOffered: PRODUCTS_AND_SERVICES.filter((entry) =>
      values.productsServicesOffered.includes(entry),
    ),
    storeGrowthStage: values.storeGrowthStage,
    yearEstablished: cleanLine(values.yearEstablished),
    employeeCount: cleanLine(values.employeeCount),
    businessWebsite: cleanLine(values.businessWebsite),
    socialMediaLinks: {
      facebook: expandHandle('facebook', values.facebook),
      instagram: expandHandle('instagram', values.instagram),
    },
    subscribedPlan: values.subscribedPlan,
  };
}

function buildCommon(values: Readonly<EnquiryValues>) {
  return {
    contactName: cleanLine(values.contactName),
    phoneNumber: joinPhone(values.country, values.phoneNumber),
    email: values.email.trim(),
    storeName: cleanLine(values.storeName),
    comments: [] satisfies [],
    businessHours: buildBusinessHours(),
  };
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
