import {
  BUSINESS_TYPES,
  byName,
  DEFAULT_BUSINESS_TYPE,
  readDigits,
  ENQUIRY_TEXTS,
  GROWTH_STAGES,
  PRODUCTS_AND_SERVICES,
  readCountry,
  readPastedPhone,
  readPlan,
  TEXT_FIELDS,
  type EnquiryValues,
  type FilledForm,
  type FormMode,
  type Phone,
} from '@high-street/contract';

import { PLAN_FIELD, PRODUCTS_FIELD } from './plain-field.ts';

/**
 * The number as the form with scripts would have read it. A number that would have been cut at ten digits stays complete,
 * so that it is refused: here nobody has seen the cut.
 */
function readPhone(typed: string, country: Phone['iso']): Phone {
  const phone = readPastedPhone(typed, country);
  const all = readDigits(typed);
  return all.endsWith(phone.digits) ? phone : { ...phone, digits: all };
}

function readEnquiry(typed: URLSearchParams): EnquiryValues {
  const textOf = (name: string) => typed.get(name) ?? '';
  const phone = readPhone(textOf('phoneNumber'), readCountry(typed.get('country')));
  return {
    ...byName(ENQUIRY_TEXTS, ({ name }) => textOf(name)),
    country: phone.iso,
    phoneNumber: phone.digits,
  };
}

/** What a form holds, read from what was sent; a field that came twice counts once, choices not on offer not at all. */
export function readTyped(mode: FormMode, typed: URLSearchParams): FilledForm {
  if (mode === 'enquiry') return [mode, readEnquiry(typed)];
  const textOf = (name: string) => typed.get(name) ?? '';
  const chosen = new Set<string>(typed.getAll(PRODUCTS_FIELD));
  const businessType = BUSINESS_TYPES.find((type) => type === typed.get('businessType'));
  const growthStage = GROWTH_STAGES.find((stage) => stage === typed.get('storeGrowthStage'));
  return [
    mode,
    {
      ...byName(TEXT_FIELDS, ({ name }) => textOf(name)),
      ...readEnquiry(typed),
      businessType: businessType ?? DEFAULT_BUSINESS_TYPE,
      productsServicesOffered: PRODUCTS_AND_SERVICES.filter((product) => chosen.has(product)),
      storeGrowthStage: growthStage ?? '',
      subscribedPlan: readPlan(typed.get(PLAN_FIELD)),
    },
  ];
}
