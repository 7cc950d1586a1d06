import { chooseBrand, type Brand } from '@high-street/owner';
import { expect, test } from 'vitest';

import type { PageFacts } from './page-facts.ts';
import { describePage } from './structured-data.ts';

const ORIGIN = 'https://shop.example';
const { pack } = chooseBrand('kerbside');
const QUOTED: Brand = pack;
const PRICED: Brand = {
  ...pack,
  isSample: false,
  prices: {
    currency: 'GBP',
    taxNote: 'excluding VAT',
    plans: { Basic: { monthly: 39, yearly: 384 } },
  },
};
const QUESTIONS = [{ question: 'Do you take a cut?', answer: 'No.' }];

function describe(address: string, { brand = QUOTED, questions = QUESTIONS } = {}) {
  const url = ORIGIN + address;
  const page: PageFacts = {
    address,
    title: 'Pricing',
    description: '',
    headline: '',
    questions,
  };
  return describePage(page, url, { origin: ORIGIN, brand });
}

function aThing(type: string): unknown {
  return expect.objectContaining({ '@type': type });
}

test('Home says whose site it is', () => {
  expect(describe('/')['@graph'].slice(0, 2)).toEqual([
    expect.objectContaining({
      '@type': 'Organization',
      name: 'Kerbside',
      url: 'https://www.kerbside.example',
      logo: 'https://shop.example/icon-512.png',
    }),
    expect.objectContaining({
      '@type': 'WebSite',
      url: 'https://shop.example/',
      publisher: { '@id': 'https://shop.example/#organization' },
    }),
  ]);
});

test('a page below Home says how it is reached', () => {
  expect(describe('/faqs')['@graph'][0]).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 1,
        name: 'Kerbside',
        item: { '@id': 'https://shop.example/' },
      },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Pricing',
        item: { '@id': 'https://shop.example/faqs' },
      },
    ],
  });
});

test('a page is an FAQ page only when it shows questions', () => {
  expect(describe('/faqs')['@graph']).toContainEqual(aThing('FAQPage'));
  expect(describe('/faqs', { questions: [] })['@graph']).not.toContainEqual(aThing('FAQPage'));
});

test('prices are offered on /pricing alone, and only where the owner of a brand that is no sample has set some', () => {
  expect(JSON.stringify(describe('/pricing'))).not.toContain('Offer');
  expect(JSON.stringify(describe('/faqs', { brand: PRICED }))).not.toContain('Offer');
  const sample = { ...PRICED, isSample: true };
  expect(JSON.stringify(describe('/pricing', { brand: sample }))).not.toContain('Offer');
  expect(describe('/pricing', { brand: PRICED })['@graph'].at(-1)).toEqual(
    expect.objectContaining({
      '@type': 'Service',
      offers: expect.arrayContaining([
        expect.objectContaining({
          name: 'Basic',
          priceSpecification: [
            expect.objectContaining({ price: 39, priceCurrency: 'GBP', unitCode: 'MON' }),
            expect.objectContaining({ price: 384, description: 'excluding VAT', unitCode: 'ANN' }),
          ],
        }),
      ]),
    }),
  );
});

test('a brand whose plans have no price yet offers none', () => {
  const brand: Brand = { ...pack, prices: { currency: 'GBP', taxNote: 'no VAT', plans: {} } };
  expect(describe('/pricing', { brand })['@graph']).not.toContainEqual(aThing('Service'));
});

test.each(['/', '/pricing', '/faqs'])('%s holds no review or rating of ourselves', (address) => {
  expect(JSON.stringify(describe(address, { brand: PRICED }))).not.toMatch(/review|rating/i);
});
