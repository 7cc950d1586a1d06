import { expect, test } from 'vitest';

import type { FaqItem, FaqTopic } from './faq-group.ts';
import { countQuestions, filterTopics } from './filter-topics.ts';

function aTopic(id: string, items: readonly Omit<FaqItem, 'id'>[]): FaqTopic {
  return {
    id,
    title: id,
    groups: [
      {
        id: `${id}-group`,
        title: id,
        items: items.map((item, at) => ({ id: `${id}-${at}`, ...item })),
      },
    ],
  };
}

const TOPICS = [
  aTopic('delivery', [
    { question: 'Can I use my own drivers?', answer: 'Yes.' },
    { question: 'What if I have none?', answer: 'A courier calls at the café.' },
  ]),
  aTopic('codes', [
    { question: 'Where do codes work?', answer: 'Here:', isList: true, listItems: ['on the bag'] },
    { question: 'Can they be in e-mails?', answer: 'Yes.' },
  ]),
];

function find(query: string): string[] {
  return filterTopics(TOPICS, query).flatMap(({ groups }) =>
    groups.flatMap(({ items }) => items.map(({ id }) => id)),
  );
}

test.each([
  ['', ['delivery-0', 'delivery-1', 'codes-0', 'codes-1']],
  ['   ', ['delivery-0', 'delivery-1', 'codes-0', 'codes-1']],
  ['DRIVERS', ['delivery-0']],
  ['cafe courier', ['delivery-1']],
  ['email', ['codes-1']],
  ['E-Mails', ['codes-1']],
  ['bag', ['codes-0']],
  ['own bag', []],
])('"%s" finds %j', (query, ids) => {
  expect(find(query)).toEqual(ids);
});

test('topics without a fitting question are left out', () => {
  const [topic, ...others] = filterTopics(TOPICS, 'bag');
  expect(others).toEqual([]);
  expect(topic && countQuestions(topic)).toBe(1);
});
