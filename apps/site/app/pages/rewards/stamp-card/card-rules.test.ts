import { expect, test } from 'vitest';

import {
  canHappen,
  changeCard,
  FIRST_CARD,
  pointsFor,
  viewCard,
  type CardEvent,
} from './card-rules.ts';
import type { CounterWords, Good } from './counter-words.ts';

const COFFEE: Good = { id: 'coffee', name: 'Coffee', pence: 340 };
const BOX: Good = { id: 'box', name: 'Weekly box', pence: 1800 };

const WORDS: Pick<CounterWords, 'goods' | 'board'> = {
  goods: [COFFEE, BOX],
  board: {
    title: '',
    you: 'You',
    regulars: [
      { name: 'Noor', face: 'noor', points: 128 },
      { name: 'Tom', face: 'tom', points: 98 },
      { name: 'Arthur', face: 'arthur', points: 41 },
    ],
    ranks: [],
  },
};

const buy = (good: Good): CardEvent => ({ type: 'buy', good });
const redeem: CardEvent = { type: 'redeem', place: 'till' };

function after(...events: CardEvent[]) {
  const card = events.reduce(changeCard, FIRST_CARD);
  return { card, view: viewCard(card, WORDS) };
}

const names = (view: ReturnType<typeof viewCard>) => view.board.map(({ name }) => name);

test.each([
  [340, 1, 3],
  [340, 2, 6],
  [350, 2, 7],
  [1800, 2, 36],
  [90, 1, 0],
  [480, 5, 24],
])('%d pence at %d points a pound give %d whole points', (pence, perPound, points) => {
  expect(pointsFor(pence, perPound)).toBe(points);
});

test('a sample card starts with some stamps on it and nothing to undo', () => {
  const { card, view } = after();
  expect(view).toMatchObject({ balance: 62, goal: 100, stamps: 6, vouchers: 0, redeemedAt: null });
  expect(canHappen(card, 'undo')).toBe(false);
  expect(canHappen(card, 'redeem')).toBe(false);
});

test('a purchase adds its points and stamps what they fill', () => {
  expect(after(buy(BOX)).view).toMatchObject({ balance: 98, stamps: 9, oldStamps: 6, vouchers: 0 });
});

test('a full card has a voucher and no more than ten stamps', () => {
  const { card, view } = after(buy(BOX), buy(BOX), buy(COFFEE));
  expect(view).toMatchObject({ balance: 140, stamps: 10, oldStamps: 10, vouchers: 1 });
  expect(canHappen(card, 'redeem')).toBe(true);
});

test('a redeemed voucher takes the goal from the card and leaves the rest on it', () => {
  const { card, view } = after(buy(BOX), buy(COFFEE), redeem);
  expect(view).toMatchObject({ balance: 4, stamps: 0, vouchers: 0, redeemedAt: 'till' });
  expect(changeCard(card, redeem)).toBe(card);
});

test('redeeming keeps the place on the board', () => {
  const { view } = after(buy(BOX), buy(COFFEE), redeem);
  expect(view.board.find(({ name }) => name === 'You')).toMatchObject({ points: 104, shift: 0 });
});

test('two goals make two vouchers', () => {
  expect(after(buy(BOX), buy(BOX), buy(BOX), buy(BOX)).view.vouchers).toBe(2);
});

test('a new rate counts from now on; points once given stay', () => {
  const { view } = after(buy(COFFEE), { type: 'set-per-pound', value: 5 }, buy(COFFEE));
  expect(view.balance).toBe(62 + 6 + 17);
  expect(view.earns).toMatchObject({ coffee: 17, box: 90 });
});

test('a lower goal fills the card at once', () => {
  expect(after({ type: 'set-goal', value: 50 }).view).toMatchObject({ stamps: 10, vouchers: 1 });
});

test('the visitor climbs the board past those with fewer points, and says how far', () => {
  const { view } = after(buy(BOX), buy(COFFEE));
  expect(names(view)).toEqual(['Noor', 'You', 'Tom', 'Arthur']);
  expect(view.board.map(({ shift }) => shift)).toEqual([0, 1, -1, 0]);
});

test('as many points as a regular are not yet enough to pass', () => {
  expect(names(after(buy(BOX)).view)).toEqual(['Noor', 'Tom', 'You', 'Arthur']);
});

test('undo takes back a redemption, then a purchase, and moves nobody on the board visibly', () => {
  const { view } = after(buy(BOX), buy(COFFEE), redeem, { type: 'undo' });
  expect(view).toMatchObject({ balance: 104, stamps: 10, oldStamps: 10, redeemedAt: null });
  const back = after(buy(BOX), buy(COFFEE), redeem, { type: 'undo' }, { type: 'undo' });
  expect(back.view.balance).toBe(98);
  expect(back.view.board.every(({ shift }) => shift === 0)).toBe(true);
});

test('start again brings back the sample card with its rule', () => {
  const { card } = after({ type: 'set-goal', value: 200 }, buy(BOX), { type: 'start-again' });
  expect(card).toMatchObject({ goal: 100, perPound: 2, entries: [] });
});
