import type { EnquiryValues, RegisterValues } from '#/form-values.ts';

/** A filled enquiry form for tests, with the given fields changed. */
export function anEnquiry(changes: Partial<EnquiryValues> = {}): EnquiryValues {
  return {
    contactName: 'Anna Bell',
    email: 'anna@example.com',
    country: 'GB',
    phoneNumber: '7700900123',
    storeName: '',
    message: '',
    ...changes,
  };
}

/** A filled register form for tests, with the given fields changed. */
export function aRegistration(changes: Partial<RegisterValues> = {}): RegisterValues {
  return {
    ...anEnquiry({ storeName: 'Bell Bakery', message: 'Warm colours, please' }),
    businessType: 'existing',
    businessDescription: 'Bread and cakes',
    region: 'UK',
    pincode: 'BS1 4DJ',
    address: '1 High Street, Bristol',
    yearEstablished: '5 years',
    employeeCount: '4',
    productsServicesOffered: ['Bakery Items', 'Delivery'],
    storeGrowthStage: 'Growing',
    businessWebsite: 'www.bell.co.uk',
    facebook: '@bell',
    instagram: 'https://instagram.com/bell',
    subscribedPlan: 'Growth',
    ...changes,
  };
}
