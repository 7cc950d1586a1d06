import type { BoardLine, CounterView } from './counter-view.ts';
import type { CounterWords, Good, GoodId, RedeemPlace } from './counter-words.ts';

export const STAMPS_ON_CARD = 10;
/** Ends of the two rules that the visitor sets. */
export const PER_POUND = { min: 1, max: 5, step: 1 } as const;
export const GOAL = { min: 50, max: 200, step: 10 } as const;

const PENCE_A_POUND = 100;
const OPENING_POINTS = 62;

type Entry =
  | { readonly type: 'buy'; readonly good: GoodId; readonly points: number }
  | { readonly type: 'redeem'; readonly place: RedeemPlace; readonly points: number };

/** What a visitor can do at the counter. */
export type CardEvent =
  | { readonly type: 'buy'; readonly good: Good }
  | { readonly type: 'redeem'; readonly place: RedeemPlace }
  | { readonly type: 'set-per-pound'; readonly value: number }
  | { readonly type: 'set-goal'; readonly value: number }
  | { readonly type: 'undo' }
  | { readonly type: 'start-again' };

/** One card: the rule, what was rung up under it, and what happened last. */
export type CardState = {
  readonly perPound: number;
  readonly goal: number;
  readonly entries: readonly Entry[];
  readonly last: CardEvent | null;
  readonly round: number;
};

/** A sample card with some points on it. */
export const FIRST_CARD: CardState = { perPound: 2, goal: 100, entries: [], last: null, round: 0 };

/** Whole points for a price; a part of a point is not given. */
export function pointsFor(pence: number, perPound: number): number {
  return Math.floor((pence * perPound) / PENCE_A_POUND);
}

function earned(entries: readonly Entry[]): number {
  return entries.reduce(
    (sum, entry) => (entry.type === 'buy' ? sum + entry.points : sum),
    OPENING_POINTS,
  );
}

function balanceOf(entries: readonly Entry[]): number {
  return entries.reduce(
    (sum, entry) => (entry.type === 'redeem' ? sum - entry.points : sum),
    earned(entries),
  );
}

function stampsFor(balance: number, goal: number): number {
  return Math.min(STAMPS_ON_CARD, Math.floor((balance * STAMPS_ON_CARD) / goal));
}

function changeEntries(state: CardState, event: CardEvent): readonly Entry[] {
  switch (event.type) {
    case 'buy': {
      const points = pointsFor(event.good.pence, state.perPound);
      return [...state.entries, { type: 'buy', good: event.good.id, points }];
    }
    case 'redeem':
      return [...state.entries, { type: 'redeem', place: event.place, points: state.goal }];
    case 'undo':
      return state.entries.slice(0, -1);
    case 'set-per-pound':
    case 'set-goal':
    case 'start-again':
      return state.entries;
  }
}

/** Whether an event can happen now: a voucher must be full to be redeemed, and there must be something to undo. */
export function canHappen(state: CardState, type: CardEvent['type']): boolean {
  if (type === 'redeem') return balanceOf(state.entries) >= state.goal;
  if (type === 'undo') return state.entries.length > 0;
  return true;
}

/** The card after an event. Points already given stay as they were when the rule changes. */
export function changeCard(state: CardState, event: CardEvent): CardState {
  if (!canHappen(state, event.type)) return state;
  const round = state.round + 1;
  if (event.type === 'start-again') return { ...FIRST_CARD, last: event, round };
  return {
    perPound: event.type === 'set-per-pound' ? event.value : state.perPound,
    goal: event.type === 'set-goal' ? event.value : state.goal,
    entries: changeEntries(state, event),
    last: event,
    round,
  };
}

type Ranked = Omit<BoardLine, 'shift'>;

/** Most points first. Whoever was there first stays ahead of a visitor with as many. */
function rank({ regulars, you }: CounterWords['board'], points: number): Ranked[] {
  const lines: Ranked[] = [...regulars, { name: you, face: null, points }];
  return lines.toSorted((one, other) => other.points - one.points);
}

function listBoard(state: CardState, words: CounterWords['board']): BoardLine[] {
  const board = rank(words, earned(state.entries));
  const before =
    state.last?.type === 'buy' ? rank(words, earned(state.entries.slice(0, -1))) : board;
  return board.map(({ name, face, points }, index) => ({
    name,
    face,
    points,
    shift: before.findIndex((line) => line.name === name) - index,
  }));
}

/** All that the counter shows for a card. */
export function viewCard(
  state: CardState,
  words: Pick<CounterWords, 'goods' | 'board'>,
): CounterView {
  const { perPound, goal, entries, last, round } = state;
  const balance = balanceOf(entries);
  const stamps = stampsFor(balance, goal);
  const earns: Record<GoodId, number> = {
    coffee: 0,
    bun: 0,
    smoothie: 0,
    salad: 0,
    honey: 0,
    box: 0,
  };
  for (const { id, pence } of words.goods) earns[id] = pointsFor(pence, perPound);
  return {
    perPound,
    goal,
    balance,
    stamps,
    oldStamps: last?.type === 'buy' ? stampsFor(balanceOf(entries.slice(0, -1)), goal) : stamps,
    vouchers: Math.floor(balance / goal),
    redeemedAt: last?.type === 'redeem' ? last.place : null,
    board: listBoard(state, words.board),
    earns,
    round,
  };
}
