import { expect, test } from 'vitest';

import { readTyped } from './read-typed.ts';

test.for([
  ['7700900123', 'GB', 'GB', '7700900123'],
  ['07700 900 123', 'GB', 'GB', '7700900123'],
  ['(07700) 900-123', 'GB', 'GB', '7700900123'],
  ['+44 7700 900123', 'IN', 'GB', '7700900123'],
  [' +44 (0)7700 900123', 'GB', 'GB', '7700900123'],
  ['(+44) 7700 900123', 'FR', 'GB', '7700900123'],
  ['tel:+447700900123', 'FR', 'GB', '7700900123'],
  ['0044 7700 900123', 'FR', 'GB', '7700900123'],
  ['+1 604 555 0123', 'CA', 'CA', '6045550123'],
  ['٠٥٠١٢٣٤٥٦٧', 'AE', 'AE', '0501234567'],
  ['٧٧٠٠٩٠٠١٢٣', 'GB', 'GB', '7700900123'],
  ['＋４４７７００９００１２３', 'FR', 'GB', '7700900123'],
  ['٧٧٠٠٩٠٠١٢٣٤', 'GB', 'GB', '77009001234'],
  ['', 'GB', 'GB', ''],
  ['no digits', 'GB', 'GB', ''],
  ['123', 'GB', 'GB', '123'],
  ['7700900123', 'XX', 'GB', '7700900123'],
  ['7700900123', '__proto__', 'GB', '7700900123'],
  // Never cut to a number that is somebody else's.
  ['77009001234', 'GB', 'GB', '77009001234'],
  ['077009001234', 'GB', 'GB', '077009001234'],
  ['+44 7700 9001234', 'GB', 'GB', '4477009001234'],
] as const)('reads the phone %j with the country %s', ([phoneNumber, country, iso, digits]) => {
  const [, values] = readTyped('enquiry', new URLSearchParams({ phoneNumber, country }));

  expect([values.country, values.phoneNumber]).toEqual([iso, digits]);
});

test('counts a field once and takes only choices that are on offer', () => {
  const typed = new URLSearchParams(
    'contactName=Anna&contactName=Bea&businessType=old&storeGrowthStage=Huge' +
      '&productsServicesOffered=Delivery&productsServicesOffered=Weapons' +
      '&productsServicesOffered=Takeaway&productsServicesOffered=Delivery' +
      '&__proto__=x&constructor=y&toString=z',
  );

  const [, values] = readTyped('register', typed);

  expect(values).toMatchObject({
    contactName: 'Anna',
    businessType: 'new',
    storeGrowthStage: '',
    productsServicesOffered: ['Takeaway', 'Delivery'],
    subscribedPlan: 'trial',
  });
});
