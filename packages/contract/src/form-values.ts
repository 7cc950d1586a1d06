import { DEFAULT_COUNTRY, type CountryIso } from '#/country.ts';
import {
  DEFAULT_BUSINESS_TYPE,
  type BusinessType,
  type GrowthStage,
  type ProductOrService,
} from '#/lead-option.ts';
import { DEFAULT_PLAN, type SubscribedPlan } from '#/plan.ts';

/** The two forms of the site. */
export type FormMode = 'enquiry' | 'register';

/** What the enquiry form holds while it is typed in; phoneNumber is the national digits only. */
export type EnquiryValues = {
  contactName: string;
  email: string;
  country: CountryIso;
  phoneNumber: string;
  storeName: string;
  message: string;
};

/** What the register form holds while it is typed in. */
export type RegisterValues = EnquiryValues & {
  businessType: BusinessType;
  businessDescription: string;
  region: string;
  pincode: string;
  address: string;
  yearEstablished: string;
  employeeCount: string;
  productsServicesOffered: readonly ProductOrService[];
  storeGrowthStage: GrowthStage | '';
  businessWebsite: string;
  facebook: string;
  instagram: string;
  subscribedPlan: SubscribedPlan;
};

/** An enquiry form nobody has typed in. */
export const EMPTY_ENQUIRY: Readonly<EnquiryValues> = {
  contactName: '',
  email: '',
  country: DEFAULT_COUNTRY,
  phoneNumber: '',
  storeName: '',
  message: '',
};

/** A register form nobody has typed in, on the trial plan. */
export const EMPTY_REGISTER: Readonly<RegisterValues> = {
  ...EMPTY_ENQUIRY,
  businessType: DEFAULT_BUSINESS_TYPE,
  businessDescription: '',
  region: '',
  pincode: '',
  address: '',
  yearEstablished: '',
  employeeCount: '',
  productsServicesOffered: [],
  storeGrowthStage: '',
  businessWebsite: '',
  facebook: '',
  instagram: '',
  subscribedPlan: DEFAULT_PLAN,
};
