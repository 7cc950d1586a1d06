/** The growth stages a business can choose from, in the order shown. */
export const GROWTH_STAGES = ['Startup', 'Growing', 'Established', 'Enterprise'] as const;

/** One of the growth stages. */
export type GrowthStage = (typeof GROWTH_STAGES)[number];

/** The products and services a business can offer, in the order shown and stored. */
export const PRODUCTS_AND_SERVICES = [
  'Dine-in Service',
  'Takeaway',
  'Delivery',
  'Catering',
  'Food Preparation',
  'Beverages',
  'Special Events',
  'Fresh Produce',
  'Dairy Products',
  'Bakery Items',
  'Packaged Foods',
  'Household Items',
  'Personal Care',
  'Greeting Cards',
  'Gift Wrapping',
  'Custom Gifts',
  'Seasonal Items',
  'Home Decor',
  'Collectibles',
  'Personalized Items',
] as const;

/** One of the products and services. */
export type ProductOrService = (typeof PRODUCTS_AND_SERVICES)[number];

/** Whether the business is new or already trading. */
export const BUSINESS_TYPES = ['new', 'existing'] as const;

/** One of the business types. */
export type BusinessType = (typeof BUSINESS_TYPES)[number];

/** What visitors read for each business type. */
export const BUSINESS_TYPE_LABELS: Readonly<Record<BusinessType, string>> = {
  new: 'New Business',
  existing: 'Existing Business',
};

/** Returns a value as people read it: a choice by the words of its form, and all else as it is. */
export function describeValue(field: string, value: string): string {
  const labels: Readonly<Record<string, string>> = BUSINESS_TYPE_LABELS;
  return field === 'businessType' ? (labels[value] ?? value) : value;
}

/** The business type before anyone chooses. */
export const DEFAULT_BUSINESS_TYPE: BusinessType = 'new';

/** What a lead is on creation: Contact from the enquiry form, Prospect from the register form. */
export const LEAD_STATUSES = ['Contact', 'Prospect'] as const;

/** One of the lead statuses. */
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** The seven keys of business hours, Monday first. */
export const WEEK_DAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/** One of the seven days. */
export type WeekDay = (typeof WEEK_DAYS)[number];
