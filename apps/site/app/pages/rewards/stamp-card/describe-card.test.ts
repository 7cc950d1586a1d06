import { expect, test } from 'vitest';

import { changeCard, FIRST_CARD, viewCard, type CardEvent } from './card-rules.ts';
import type { CounterWords } from './counter-words.ts';
import { describeCard } from './describe-card.ts';

const LUNCH = { id: 'salad', name: 'Lunch bowl', pence: 1900 } as const;

const WORDS: CounterWords = {
  money: { locale: 'en-GB', currency: 'GBP' },
  points: { one: 'point', other: 'points' },
  rules: { label: '', perPound: '', goal: '' },
  goodsTitle: '',
  goods: [LUNCH],
  card: { shop: '', number: '', reached: '', prize: ['', ''], stamps: '' },
  voucher: {
    name: '',
    worth: '',
    toGo: '',
    ready: '',
    several: '',
    redeemed: { online: '', till: '' },
    actions: { online: '', till: '' },
  },
  board: {
    title: '',
    you: 'You',
    regulars: [{ name: 'Tom', face: 'tom', points: 96 }],
    ranks: ['first', 'second'],
  },
  undo: '',
  startAgain: '',
  still: '',
  sentences: {
    start: 'Sample.',
    buy: '{good}: {points}.',
    redeem: { online: 'Redeemed online.', till: 'Redeemed at the till.' },
    perPound: '{points} a pound.',
    goal: 'Voucher at {points}.',
    undo: 'Undone.',
    startAgain: 'New card.',
    state: '{balance} of {goal}, {stamps} of {places}, {rank}.',
    ready: 'Ready.',
    several: '{vouchers} ready.',
  },
};

const buy: CardEvent = { type: 'buy', good: LUNCH };

const CASES: readonly (readonly [readonly CardEvent[], string])[] = [
  [[], 'Sample. 62 of 100, 6 of 10, second.'],
  [[buy], 'Lunch bowl: 38 points. 100 of 100, 10 of 10, first. Ready.'],
  [[buy, { type: 'redeem', place: 'online' }], 'Redeemed online. 0 of 100, 0 of 10, first.'],
  [[buy, { type: 'redeem', place: 'till' }], 'Redeemed at the till. 0 of 100, 0 of 10, first.'],
  [[{ type: 'set-per-pound', value: 1 }], '1 point a pound. 62 of 100, 6 of 10, second.'],
  [[{ type: 'set-goal', value: 200 }], 'Voucher at 200 points. 62 of 200, 3 of 10, second.'],
  [[buy, buy, buy, buy], 'Lunch bowl: 38 points. 214 of 100, 10 of 10, first. 2 ready.'],
  [[buy, { type: 'undo' }], 'Undone. 62 of 100, 6 of 10, second.'],
  [[buy, { type: 'start-again' }], 'New card. 62 of 100, 6 of 10, second.'],
];

test.each(CASES)('after %j the till says "%s"', (events, expected) => {
  const card = events.reduce(changeCard, FIRST_CARD);
  expect(describeCard(card.last, viewCard(card, WORDS), WORDS)).toBe(expected);
});
