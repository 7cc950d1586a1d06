import { expect, test } from 'vitest';

import { readPage } from '../build-steps/page.ts';
import { findStructuredDataFaults } from './structured-data.ts';
import { readVocabulary } from './vocabulary.ts';

const vocabulary = await readVocabulary();

function faultsOf(data: unknown): string[] {
  const html = `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
  return findStructuredDataFaults([readPage('/', html)], vocabulary);
}

function faultsOfThing(thing: object): string[] {
  return faultsOf({ '@context': 'https://schema.org', '@graph': [thing] });
}

test('what schema.org knows is right, and so is a reference by id', () => {
  expect(
    faultsOfThing({
      '@type': 'Store',
      name: 'Shop',
      url: 'https://shop.example/',
      parentOrganization: { '@id': 'https://shop.example/#organization' },
      makesOffer: { '@type': 'Offer', price: 12 },
    }),
  ).toEqual([]);
});

test.each<[thing: object, fault: string]>([
  [{ '@type': 'Shoppe' }, 'there is no type "Shoppe"'],
  [{ '@type': 'Organization', colour: 'red' }, 'there is no property "colour"'],
  [{ '@type': 'WebSite', legalName: 'Ltd' }, 'WebSite has no "legalName"'],
  [{ '@type': 'Organization', url: 'shop' }, 'Organization.url must not be "shop"'],
  [{ '@type': 'Organization', name: '' }, 'Organization.name must not be ""'],
  [
    { '@type': 'Organization', makesOffer: { '@type': 'Answer', text: 'x' } },
    'Organization.makesOffer must not be "Answer"',
  ],
  [
    { '@type': 'FAQPage', mainEntity: [{ '@type': 'Question', answer: 'Yes' }] },
    'there is no property "answer"',
  ],
])('%j is told: %s', (thing, fault) => {
  expect(faultsOfThing(thing)).toEqual([`/ has wrong structured data: ${fault}.`]);
});

test.each([
  ['no graph', {}],
  ['an empty one', { '@context': 'https://schema.org', '@graph': [] }],
  [
    'another vocabulary',
    { '@context': 'https://example.org', '@graph': [{ '@type': 'Organization' }] },
  ],
])('structured data with %s is told', (_, data) => {
  expect(faultsOf(data)).toEqual(['/ has structured data that is no graph of https://schema.org.']);
});
