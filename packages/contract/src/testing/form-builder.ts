import { byName } from '#/by-name.ts';
import { TEXT_FIELDS } from '#/form-field.ts';
import {
  EMPTY_ENQUIRY,
  EMPTY_REGISTER,
  type EnquiryValues,
  type RegisterValues,
} from '#/form-values.ts';

/** A filled enquiry form for tests, with the given fields changed. */
export function anEnquiry(changes: Partial<EnquiryValues> = {}): EnquiryValues {
  return {
    ...EMPTY_ENQUIRY,
    contactName: 'Anna Bell',
    email: 'anna@example.com',
    phoneNumber: '7700900123',
    ...changes,
  };
}

/** A register form for tests that is filled to the last field, with the given fields changed. */
export function aRegistration(changes: Partial<RegisterValues> = {}): RegisterValues {
  return {
    ...EMPTY_REGISTER,
    ...byName(TEXT_FIELDS, ({ label }) => label),
    ...anEnquiry({ storeName: 'Bell Bakery', message: 'Warm colours, please' }),
    businessType: 'existing',
    businessDescription: 'Bread and cakes',
    region: 'UK',
    pincode: 'BS1 4DJ',
    address: '1 High Street, Bristol',
    yearEstablished: '5 years',
    productsServicesOffered: ['Bakery Items', 'Delivery'],
    storeGrowthStage: 'Growing',
    businessWebsite: 'www.bell.co.uk',
    facebook: '@bell',
    instagram: 'https://instagram.com/bell',
    subscribedPlan: 'Growth',
    ...changes,
  };
}
