import {
  addUp,
  changeBasket,
  type Basket,
  type MenuItem,
  type OrderLine,
  type OrderWay,
  type WayId,
} from './order-sums.ts';

/** One order as it hangs on the kitchen's board. */
export type Ticket = {
  readonly number: number;
  readonly way: WayId;
  readonly lines: readonly OrderLine[];
  readonly fee: number;
  readonly total: number;
  readonly isReady: boolean;
};

/** What happened last; it is what gets said. */
export type OrderEvent =
  | { readonly kind: 'changed' | 'way' | 'empty' | 'again' }
  | { readonly kind: 'printed' | 'ready' | 'unready'; readonly ticket: Ticket };

export type OrderState = {
  readonly basket: Basket;
  readonly way: WayId;
  /** The newest first. */
  readonly tickets: readonly Ticket[];
  readonly event: OrderEvent | null;
};

/** What a visitor can do. */
export type OrderAction =
  | { readonly type: 'change'; readonly id: string; readonly by: 1 | -1 }
  | { readonly type: 'choose'; readonly way: WayId }
  | { readonly type: 'place' }
  | { readonly type: 'turn'; readonly number: number }
  | { readonly type: 'again' };

/** What the store sells, how it leaves, and how the board is before the visitor's first order. */
export type OrderSetup = {
  readonly menu: readonly MenuItem[];
  readonly ways: readonly OrderWay[];
  /** Orders of other guests, the newest first. */
  readonly first: readonly {
    readonly number: number;
    readonly basket: Basket;
    readonly way: WayId;
    readonly isReady: boolean;
  }[];
  /** What lies in the visitor's own basket at the start. */
  readonly basketAtStart: Basket;
  readonly wayAtStart: WayId;
};

/** How many tickets the board keeps. */
export const BOARD_PLACES = 3;

/** The way of an id; one that the setup does not know is free. */
export function findWay({ ways }: Pick<OrderSetup, 'ways'>, id: WayId): OrderWay {
  return ways.find((way) => way.id === id) ?? { id, fee: 0 };
}

function writeTicket(
  setup: OrderSetup,
  order: { number: number; basket: Basket; way: WayId; isReady: boolean },
): Ticket {
  const { lines, fee, total } = addUp(setup.menu, order.basket, findWay(setup, order.way));
  return { number: order.number, way: order.way, lines, fee, total, isReady: order.isReady };
}

/** How the picture is at the start: the orders of others, a basket just begun. */
export function beginOrder(setup: OrderSetup): OrderState {
  return {
    basket: setup.basketAtStart,
    way: setup.wayAtStart,
    tickets: setup.first.map((order) => writeTicket(setup, order)),
    event: null,
  };
}

function place(setup: OrderSetup, state: OrderState): OrderState {
  if (Object.keys(state.basket).length === 0) return { ...state, event: { kind: 'empty' } };
  const number = (state.tickets[0]?.number ?? 0) + 1;
  const ticket = writeTicket(setup, { ...state, number, isReady: false });
  return {
    ...state,
    basket: {},
    tickets: [ticket, ...state.tickets].slice(0, BOARD_PLACES),
    event: { kind: 'printed', ticket },
  };
}

function turn(state: OrderState, number: number): OrderState {
  const old = state.tickets.find((ticket) => ticket.number === number);
  if (!old) return state;
  const ticket = { ...old, isReady: !old.isReady };
  return {
    ...state,
    tickets: state.tickets.map((other) => (other === old ? ticket : other)),
    event: { kind: ticket.isReady ? 'ready' : 'unready', ticket },
  };
}

export function nextOrder(setup: OrderSetup, state: OrderState, action: OrderAction): OrderState {
  switch (action.type) {
    case 'change':
      return {
        ...state,
        basket: changeBasket(state.basket, action.id, action.by),
        event: { kind: 'changed' },
      };
    case 'choose':
      return { ...state, way: action.way, event: { kind: 'way' } };
    case 'place':
      return place(setup, state);
    case 'turn':
      return turn(state, action.number);
    case 'again':
      return { ...beginOrder(setup), event: { kind: 'again' } };
  }
}
