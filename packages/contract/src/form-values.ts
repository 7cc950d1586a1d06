import { DEFAULT_COUNTRY, type CountryIso } from '#/country.ts';
import { byName } from '#/by-name.ts';
import { ENQUIRY_TEXTS, TEXT_FIELDS } from '#/form-field.ts';
import type { EnquiryName, TextName } from '#/lead-field.ts';
import {
  DEFAULT_BUSINESS_TYPE,
  type BusinessType,
  type GrowthStage,
  type ProductOrService,
} from '#/lead-option.ts';
import { DEFAULT_PLAN, type SubscribedPlan } from '#/plan.ts';

/** What the enquiry form holds while it is typed in; phoneNumber is the national digits only. */
export type EnquiryValues = Record<Extract<TextName, EnquiryName>, string> & {
  country: CountryIso;
};

/** What the register form holds while it is typed in. */
export type RegisterValues = Record<TextName, string> & {
  country: CountryIso;
  businessType: BusinessType;
  productsServicesOffered: readonly ProductOrService[];
  storeGrowthStage: GrowthStage | '';
  subscribedPlan: SubscribedPlan;
};

/** An enquiry form nobody has typed in. */
export const EMPTY_ENQUIRY: Readonly<EnquiryValues> = {
  ...byName(ENQUIRY_TEXTS, () => ''),
  country: DEFAULT_COUNTRY,
};

/** A register form nobody has typed in, on the trial plan. */
export const EMPTY_REGISTER: Readonly<RegisterValues> = {
  ...byName(TEXT_FIELDS, () => ''),
  country: DEFAULT_COUNTRY,
  businessType: DEFAULT_BUSINESS_TYPE,
  productsServicesOffered: [],
  storeGrowthStage: '',
  subscribedPlan: DEFAULT_PLAN,
};
