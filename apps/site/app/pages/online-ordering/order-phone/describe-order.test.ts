import { expect, test } from 'vitest';

import { describeOrder } from './describe-order.ts';
import { beginOrder, nextOrder, type OrderAction } from './order-state.ts';
import type { OrderPhoneWords } from './order-words.ts';

const words: OrderPhoneWords = {
  shop: 'Shop',
  hours: 'Open',
  menuLabel: 'Menu',
  menu: [
    { id: 'bowl', name: 'Harissa bowl', price: 850, food: 'bowl' },
    { id: 'baklava', name: 'Baklava', price: 320, food: 'pastry' },
    { id: 'tea', name: 'Mint tea', price: 290, food: 'drink' },
  ],
  more: 'More {dish}',
  fewer: 'Fewer {dish}',
  waysLegend: 'Way',
  ways: [
    { id: 'collect', label: 'Collect', fee: 0, waiting: 'To collect', ready: 'Packed' },
    { id: 'self', label: 'Self-delivery', fee: 200, waiting: 'Own driver', ready: 'Gone' },
    { id: 'courier', label: 'Courier', fee: 380, waiting: 'Courier waits', ready: 'Off' },
  ],
  free: 'Free',
  basket: 'Basket: {count}',
  basketEmpty: 'Nothing yet',
  sent: 'Ordered',
  fee: 'Delivery',
  total: 'Total',
  place: 'Place order',
  board: 'Board',
  turn: { ready: 'Mark ready', back: 'Not ready yet', of: '{turn}, {number}' },
  stamp: { fresh: 'NEW', ready: 'READY' },
  again: 'Start again',
  said: {
    changed: 'In the basket: {lines}. Delivery {fee}. Total {total}.',
    emptied: 'The basket is empty.',
    empty: 'Put something in the basket first.',
    printed: 'Ticket {number} printed: {lines}. {waiting}. Total {total}.',
    ready: 'Ticket {number} is ready. {ready}.',
    unready: 'Ticket {number} is not ready yet.',
    again: 'Started again.',
  },
  basketAtStart: { bowl: 1, tea: 1 },
  wayAtStart: 'collect',
  first: [{ number: 1048, basket: { tea: 2 }, way: 'courier', isReady: false }],
};

function say(...actions: OrderAction[]): string {
  const end = actions.reduce((state, action) => nextOrder(words, state, action), beginOrder(words));
  return describeOrder(words, end);
}

test('says nothing before the visitor has done something', () => {
  expect(say()).toBe('');
});

test.each<[string, OrderAction[]]>([
  [
    'In the basket: 1 Harissa bowl, 1 Baklava, 1 Mint tea. Delivery £0.00. Total £14.60.',
    [{ type: 'change', id: 'baklava', by: 1 }],
  ],
  [
    'In the basket: 1 Harissa bowl, 1 Mint tea. Delivery £3.80. Total £15.20.',
    [{ type: 'choose', way: 'courier' }],
  ],
  [
    'Ticket #1049 printed: 1 Harissa bowl, 1 Mint tea. Own driver. Total £13.40.',
    [{ type: 'choose', way: 'self' }, { type: 'place' }],
  ],
  ['Put something in the basket first.', [{ type: 'place' }, { type: 'place' }]],
  [
    'Ticket #1048 is not ready yet.',
    [
      { type: 'turn', number: 1048 },
      { type: 'turn', number: 1048 },
    ],
  ],
  ['Started again.', [{ type: 'place' }, { type: 'again' }]],
  ['The basket is empty.', [{ type: 'place' }, { type: 'choose', way: 'self' }]],
  ['Ticket #1048 is ready. Off.', [{ type: 'turn', number: 1048 }]],
])('%s', (sentence, actions) => {
  expect(say(...actions)).toBe(sentence);
});
