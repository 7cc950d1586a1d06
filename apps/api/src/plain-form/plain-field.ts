import {
  BUSINESS_TYPES,
  COUNTRIES,
  COUNTRY_REGIONS,
  DEFAULT_BUSINESS_TYPE,
  DEFAULT_COUNTRY,
  FIELD_LABELS,
  GROWTH_STAGES,
  LENGTH_LIMIT,
  PRODUCTS_AND_SERVICES,
  type BusinessType,
  type FieldName,
} from '@high-street/contract';

/** The hidden field of the register form that carries the plan. */
export const PLAN_FIELD = 'subscribedPlan';
/** The plan in the address of the register form. */
export const PLAN_QUERY = 'plan';
/** The only field that may come more than once. */
export const PRODUCTS_FIELD = 'productsServicesOffered';
/** One choice of a field. */
export type Choice = { readonly value: string; readonly label: string };
/** Choices under a label of their own. */
export type ChoiceGroup = { readonly label: string; readonly choices: readonly Choice[] };

/** What a field is typed or chosen in; `fallback` is what counts when nothing on offer was chosen. */
export type Control =
  | {
      readonly kind: 'line';
      readonly type: 'text' | 'email' | 'tel';
      readonly autocomplete: string;
      readonly limit?: number;
    }
  | { readonly kind: 'lines' }
  | { readonly kind: 'select'; readonly groups: readonly ChoiceGroup[]; readonly fallback: string }
  | { readonly kind: 'menu'; readonly choices: readonly Choice[] }
  | { readonly kind: 'radios'; readonly choices: readonly Choice[]; readonly fallback: string }
  | { readonly kind: 'boxes'; readonly choices: readonly Choice[] };

/** One field of a form without scripts, under the name it is sent by. */
export type PlainField = {
  readonly name: FieldName | 'country';
  readonly label: string;
  readonly isOptional?: boolean;
  readonly control: Control;
};

function line(
  name: FieldName,
  autocomplete = 'off',
  changes: Partial<PlainField> = {},
): PlainField {
  const control = { kind: 'line', type: 'text', autocomplete, limit: LENGTH_LIMIT.line } as const;
  return { name, label: FIELD_LABELS[name], control, ...changes };
}

function lines(name: FieldName, changes: Partial<PlainField> = {}): PlainField {
  return { name, label: FIELD_LABELS[name], control: { kind: 'lines' }, ...changes };
}

function sameWord(value: string): Choice {
  return { value, label: value };
}

const optional = { isOptional: true } as const;

const TYPE_LABELS: Readonly<Record<BusinessType, string>> = {
  new: 'New Business',
  existing: 'Existing Business',
};

const COUNTRY_GROUPS = COUNTRY_REGIONS.map((region) => ({
  label: region,
  choices: COUNTRIES.filter((country) => country.region === region).map(
    ({ iso, dialCode, name }) => ({ value: iso, label: `${dialCode} ${name}` }),
  ),
}));

const CONTACT_FIELDS: readonly PlainField[] = [
  line('contactName', 'name'),
  line('email', 'email', {
    control: { kind: 'line', type: 'email', autocomplete: 'email', limit: LENGTH_LIMIT.email },
  }),
  {
    name: 'country',
    label: 'Country code',
    control: { kind: 'select', groups: COUNTRY_GROUPS, fallback: DEFAULT_COUNTRY },
  },
  // Without a limit, so that a number with spaces or its country code fits.
  line('phoneNumber', 'tel-national', {
    control: { kind: 'line', type: 'tel', autocomplete: 'tel-national' },
  }),
];

/** The fields of an enquiry, in form order. */
export const ENQUIRY_FIELDS: readonly PlainField[] = [
  ...CONTACT_FIELDS,
  line('storeName', 'organization', { label: 'Company', isOptional: true }),
  lines('message', optional),
];

/** The fields of a registration, its three steps one after the other. */
export const REGISTER_FIELDS: readonly PlainField[] = [
  ...CONTACT_FIELDS,
  {
    name: 'businessType',
    label: FIELD_LABELS.businessType,
    control: {
      kind: 'radios',
      choices: BUSINESS_TYPES.map((value) => ({ value, label: TYPE_LABELS[value] })),
      fallback: DEFAULT_BUSINESS_TYPE,
    },
  },
  line('storeName', 'organization'),
  lines('businessDescription'),
  line('region'),
  line('pincode', 'postal-code'),
  line('address', 'street-address'),
  line('yearEstablished', 'off', optional),
  line('employeeCount', 'off', optional),
  {
    name: PRODUCTS_FIELD,
    label: FIELD_LABELS.productsServicesOffered,
    isOptional: true,
    control: { kind: 'boxes', choices: PRODUCTS_AND_SERVICES.map(sameWord) },
  },
  lines('message', optional),
  {
    name: 'storeGrowthStage',
    label: FIELD_LABELS.storeGrowthStage,
    control: { kind: 'menu', choices: GROWTH_STAGES.map(sameWord) },
  },
  line('businessWebsite', 'url', optional),
  line('facebook', 'off', optional),
  line('instagram', 'off', optional),
];
