import { expect, test } from 'vitest';

import {
  beginOrder,
  BOARD_PLACES,
  nextOrder,
  type OrderAction,
  type OrderSetup,
} from './order-state.ts';

const SETUP: OrderSetup = {
  menu: [
    { id: 'bowl', name: 'Harissa bowl', price: 850 },
    { id: 'tea', name: 'Mint tea', price: 290 },
  ],
  ways: [
    { id: 'collect', fee: 0 },
    { id: 'self', fee: 200 },
    { id: 'courier', fee: 380 },
  ],
  first: [
    { number: 1048, basket: { tea: 2 }, way: 'courier', isReady: false },
    { number: 1047, basket: { bowl: 1 }, way: 'collect', isReady: true },
  ],
  basketAtStart: { bowl: 1 },
  wayAtStart: 'collect',
};

const BOWL = { type: 'change', id: 'bowl', by: 1 } as const;
const PLACE = { type: 'place' } as const;

function play(...actions: OrderAction[]) {
  return actions.reduce((state, action) => nextOrder(SETUP, state, action), beginOrder(SETUP));
}

test('begins with the orders of others on the board and something in the basket', () => {
  const state = beginOrder(SETUP);
  expect(state.tickets).toMatchObject([
    { number: 1048, fee: 380, total: 960, isReady: false },
    { number: 1047, fee: 0, total: 850, isReady: true },
  ]);
  expect(state).toMatchObject({ basket: { bowl: 1 }, way: 'collect', event: null });
});

test('an order prints as the newest ticket with the next number and empties the basket', () => {
  const state = play(BOWL, { type: 'choose', way: 'self' }, PLACE);
  expect(state.tickets[0]).toMatchObject({ number: 1049, way: 'self', fee: 200, total: 1900 });
  expect(state.basket).toEqual({});
  expect(state.event).toMatchObject({ kind: 'printed', ticket: { number: 1049 } });
});

test('an empty basket prints nothing and says so', () => {
  const state = play(PLACE, PLACE);
  expect(state.tickets.map(({ number }) => number)).toEqual([1049, 1048, 1047]);
  expect(state.event).toEqual({ kind: 'empty' });
});

test('the board keeps the last few tickets', () => {
  const order = [BOWL, PLACE];
  const state = play(...order, ...order, ...order, ...order);
  expect(state.tickets).toHaveLength(BOARD_PLACES);
  expect(state.tickets.map(({ number }) => number)).toEqual([1052, 1051, 1050]);
});

test('a ticket keeps what was ordered when the store is used further', () => {
  const state = play(PLACE, { type: 'choose', way: 'courier' }, BOWL, BOWL);
  expect(state.tickets[0]).toMatchObject({ way: 'collect', total: 850 });
});

test('a ticket is marked ready, and taken back', () => {
  const turn = { type: 'turn', number: 1048 } as const;
  expect(play(PLACE, turn).tickets.map(({ isReady }) => isReady)).toEqual([false, true, true]);
  expect(play(turn).event).toMatchObject({ kind: 'ready' });
  expect(play(turn, turn)).toMatchObject({
    tickets: [{ isReady: false }, { isReady: true }],
    event: { kind: 'unready' },
  });
});

test('a number that is not on the board changes nothing', () => {
  const state = beginOrder(SETUP);
  expect(nextOrder(SETUP, state, { type: 'turn', number: 7 })).toBe(state);
});

test('starting again brings the first picture back', () => {
  const state = play(BOWL, { type: 'choose', way: 'self' }, PLACE, { type: 'again' });
  expect(state).toEqual({ ...beginOrder(SETUP), event: { kind: 'again' } });
});
