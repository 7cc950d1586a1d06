import { expect, test } from 'vitest';
import { z } from 'zod';

import type { FaqGroup, FaqItem } from '#/features/faq/faq-group.ts';
import { topics } from '#/pages/faqs/content.ts';

import { findClaims, findUnregistered } from '../../site-check/claims.ts';
import { CLAIMS } from './claims.ts';

const groups: readonly FaqGroup[] = topics.flatMap((topic): readonly FaqGroup[] => topic.groups);
const items: readonly FaqItem[] = groups.flatMap((group) => group.items);

const groupSchema = z.object({ items: z.array(z.object({ id: z.string() })) });

test('the page of all questions holds every one that is written', () => {
  const files = Object.values(import.meta.glob<object>('./faq/*.ts', { eager: true }));
  const written = files.flatMap((file): unknown[] => Object.values(file).flat());
  const ids = written.flatMap((part) => groupSchema.safeParse(part).data?.items ?? []);
  expect(items.map(({ id }) => id).toSorted()).toEqual(ids.map(({ id }) => id).toSorted());
});

test('no question is written twice', () => {
  const questions = items.map(({ question }) => question.toLowerCase());
  expect(questions.filter((one, index) => questions.indexOf(one) !== index)).toEqual([]);
});

test('every question, group and topic has an address of its own', () => {
  const ids = [...items, ...groups, ...topics].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(ids.filter((id) => !/^[a-z][a-z\d-]*$/.test(id))).toEqual([]);
});

test('each group has three to five questions', () => {
  const others = groups.filter((group) => group.items.length < 3 || group.items.length > 5);
  expect(others.map(({ title }) => title)).toEqual([]);
});

test('ordering and insights have their specified groups', () => {
  const titles = groups.map(({ title }) => title);
  expect(titles).toEqual(
    expect.arrayContaining([
      'Online Order and Delivery Management',
      'Order Management',
      'Delivery Management',
      'Payments and Reports',
      'Customization and Support',
      'Data Insights & Analytics',
      'Features & Benefits',
      'Implementation & Integration',
      'Pricing & Support',
      'Success Stories & Case Studies',
    ]),
  );
});

test('an answer with the list flag has a list, and only such an answer', () => {
  const wrong = items.filter(
    ({ isList = false, listItems = [] }) => isList !== listItems.length > 0,
  );
  expect(wrong).toEqual([]);
});

test('every figure in an answer is registered', () => {
  const texts = items.map(({ question, answer, listItems = [] }) =>
    [question, answer, ...listItems].join(' '),
  );
  expect(texts.flatMap(findClaims).length).toBeGreaterThan(0);
  const claims = Object.values(CLAIMS);
  expect(texts.flatMap((text) => findUnregistered(text, claims))).toEqual([]);
});

test.each([
  ['that pricing is a custom quote', /pricing is a custom quote/i],
  ['what the admin console is', /admin console/i],
  ['how long the trial is, without payment details', /7 days.*No payment information required/],
])('one answer says %s', (_, words) => {
  expect(items.filter(({ answer }) => words.test(answer))).toHaveLength(1);
});
