import {
  BUSINESS_TYPES,
  EMPTY_REGISTER,
  GROWTH_STAGES,
  PRODUCTS_AND_SERVICES,
  readCountry,
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
  const text = (name: keyof LeadValues) => readText(valueOf(name));
  const products = valueOf('productsServicesOffered');
  const isChosen = (entry: string) => Array.isArray(products) && products.includes(entry);
  return {
    contactName: text('contactName'),
    email: text('email'),
    country: readCountry(valueOf('country')),
    phoneNumber: text('phoneNumber'),
    storeName: text('storeName'),
    message: text('message'),
    businessType:
      BUSINESS_TYPES.find((type) => type === valueOf('businessType')) ??
      EMPTY_REGISTER.businessType,
    businessDescription: text('businessDescription'),
    region: text('region'),
    pincode: text('pincode'),
    address: text('address'),
    yearEstablished: text('yearEstablished'),
    employeeCount: text('employeeCount'),
    productsServicesOffered: PRODUCTS_AND_SERVICES.filter(isChosen),
    storeGrowthStage:
      GROWTH_STAGES.find((stage) => stage === valueOf('storeGrowthStage')) ??
      EMPTY_REGISTER.storeGrowthStage,
    businessWebsite: text('businessWebsite'),
    facebook: text('facebook'),
    instagram: text('instagram'),
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
