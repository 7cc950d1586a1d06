import {
  checkAddress,
  checkDescription,
  checkEmail,
  checkFacebook,
  checkGrowthStage,
  checkInstagram,
  checkName,
  checkPhone,
  checkPincode,
  checkRegion,
  checkStoreName,
  checkWebsite,
  type FieldRule,
} from '#/field-rule.ts';

/** The name people read for each field, keyed as the field travels. */
export const FIELD_LABELS = {
  contactName: 'Name',
  email: 'Email',
  phoneNumber: 'Phone',
  storeName: 'Store name',
  message: 'Message',
  businessType: 'Business type',
  businessDescription: 'Description',
  region: 'Region',
  pincode: 'Pincode',
  address: 'Address',
  yearEstablished: 'How long in business',
  employeeCount: 'Number of employees',
  productsServicesOffered: 'Products and services',
  storeGrowthStage: 'Growth stage',
  businessWebsite: 'Website',
  facebook: 'Facebook',
  instagram: 'Instagram',
  subscribedPlan: 'Plan',
} as const;

/** The key of one field. */
export type FieldName = keyof typeof FIELD_LABELS;

/** The rule of every field that has one in the register form; an enquiry checks its three contact fields by the same rules. */
export const FIELD_RULES = {
  contactName: checkName,
  email: checkEmail,
  phoneNumber: checkPhone,
  storeName: checkStoreName,
  businessDescription: checkDescription,
  region: checkRegion,
  pincode: checkPincode,
  address: checkAddress,
  storeGrowthStage: checkGrowthStage,
  businessWebsite: checkWebsite,
  facebook: checkFacebook,
  instagram: checkInstagram,
} as const satisfies Partial<Record<FieldName, FieldRule>>;

/** The key of a field that has a rule. */
export type RuledField = keyof typeof FIELD_RULES;
