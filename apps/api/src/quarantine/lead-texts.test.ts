import {
  buildEnquiryContacts,
  buildRegisterContacts,
  contactsSchema,
  EMPTY_ENQUIRY,
  EMPTY_REGISTER,
} from '@high-street/contract';
import { expect, test } from 'vitest';

import { leadTexts } from './lead-texts.ts';

const TYPED = { contactName: 'a', storeName: 'b', message: 'c' } as const;
const CONTACT = { email: 'x@y.example', phoneNumber: '7700900123' } as const;

test('gives every text of an enquiry', () => {
  const contacts = buildEnquiryContacts({ ...EMPTY_ENQUIRY, ...TYPED, ...CONTACT });

  expect(leadTexts(contacts).toSorted()).toEqual(['a', 'b', 'c']);
});

test('gives every text of a registration but those that are for web addresses', () => {
  const draft = buildRegisterContacts({
    ...EMPTY_REGISTER,
    ...TYPED,
    ...CONTACT,
    businessDescription: 'd',
    address: 'e',
    region: 'f',
    pincode: 'g',
    yearEstablished: 'h',
    storeGrowthStage: 'Growing',
    businessWebsite: 'www.shop.example',
    facebook: '@shop',
    instagram: '@shop',
  });

  expect(leadTexts(contactsSchema.parse(draft)).toSorted()).toEqual([...'abcdefgh']);
});
