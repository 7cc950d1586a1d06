import {
  BUSINESS_TYPES,
  byName,
  EMPTY_REGISTER,
  GROWTH_STAGES,
  PRODUCTS_AND_SERVICES,
  readCountry,
  TEXT_FIELDS,
} from '@high-street/contract';

import type { LeadValues } from '../form-state.ts';

/** Gives what is stored under a field's name, whatever it is. */
export type ValueSource = (name: string) => unknown;

function readText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/**
 * The form's values out of something that may hold anything: an older or newer release's draft, or the page itself. What
 * is missing or no longer offered comes out empty; nothing else is lost for it.
 */
export function readValues(valueOf: ValueSource): LeadValues {
  const products = valueOf('productsServicesOffered');
  const isChosen = (entry: string) => Array.isArray(products) && products.includes(entry);
  // In the order of EMPTY_REGISTER, to which the text of the whole is compared.
  return {
    ...byName(TEXT_FIELDS, ({ name }) => readText(valueOf(name))),
    country: readCountry(valueOf('country')),
    businessType:
      BUSINESS_TYPES.find((type) => type === valueOf('businessType')) ??
      EMPTY_REGISTER.businessType,
    productsServicesOffered: PRODUCTS_AND_SERVICES.filter(isChosen),
    storeGrowthStage:
      GROWTH_STAGES.find((stage) => stage === valueOf('storeGrowthStage')) ??
      EMPTY_REGISTER.storeGrowthStage,
    // The plan belongs to the address and its history entry, never to what was typed.
    subscribedPlan: EMPTY_REGISTER.subscribedPlan,
  };
}

/** True when nothing differs from a form nobody has typed in. */
export function isUntyped(values: LeadValues): boolean {
  return JSON.stringify(values) === JSON.stringify(EMPTY_REGISTER);
}

/** What is in the page goes before what was kept; a field left at its start takes what was kept. */
export function mergeValues(page: LeadValues, kept: LeadValues): LeadValues {
  const isLeft = (name: string) =>
    JSON.stringify(Reflect.get(page, name)) === JSON.stringify(Reflect.get(EMPTY_REGISTER, name));
  return readValues((name) => Reflect.get(isLeft(name) ? kept : page, name));
}
