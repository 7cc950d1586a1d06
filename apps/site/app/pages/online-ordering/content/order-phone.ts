import type { OrderPhoneWords } from '#/pages/online-ordering/order-phone/order-words.ts';
import type { TryOrderWords } from '#/pages/online-ordering/sections/try-order.tsx';

export const tryOrder = {
  title: 'Order from it yourself',
  lede: 'Put three things in the basket, choose how they leave, and watch the kitchen. It is a sample shop: nothing is charged, nothing is sent, and you will still be hungry.',
  phone:
    'A phone shows the store of Olive Street Kitchen. In the basket are a harissa bowl and a mint tea, to collect: £11.40.',
  board:
    'The kitchen’s board with two tickets. #1048 is new: two flatbreads and a baklava with a courier, £14.00. #1047 is ready: two harissa bowls and a mint tea to collect, £19.90. A van waits below.',
} satisfies TryOrderWords;

/** A made-up store; money in whole pence. */
export const orderPhone = {
  shop: 'Olive Street Kitchen',
  hours: 'Open until 10 pm',
  menuLabel: 'Menu',
  menu: [
    { id: 'bowl', name: 'Harissa bowl', price: 850, food: 'bowl' },
    { id: 'bread', name: 'Flatbread', price: 350, food: 'bread' },
    { id: 'baklava', name: 'Baklava', price: 320, food: 'pastry' },
    { id: 'tea', name: 'Mint tea', price: 290, food: 'drink' },
  ],
  more: 'One more {dish}',
  fewer: 'One {dish} fewer',
  waysLegend: 'How it leaves',
  ways: [
    {
      id: 'collect',
      label: 'Collect',
      fee: 0,
      waiting: 'To collect, over the counter',
      ready: 'Packed, and on the counter',
    },
    {
      id: 'self',
      label: 'Self-delivery',
      fee: 200,
      waiting: 'Your own driver is waiting',
      ready: 'Off with your own driver',
    },
    {
      id: 'courier',
      label: 'Courier',
      fee: 380,
      waiting: 'A courier is at the door',
      ready: 'Off with the courier',
    },
  ],
  free: 'Free',
  basket: 'In the basket: {count}',
  basketEmpty: 'Nothing in the basket yet. The harissa bowl is a good start.',
  sent: 'Ordered. Your ticket is on the kitchen’s board.',
  fee: 'Delivery',
  total: 'Total',
  place: 'Place order',
  board: 'On the kitchen’s board',
  turn: { ready: 'Mark ready', back: 'Not ready yet', of: '{turn}, order {number}' },
  stamp: { fresh: 'NEW', ready: 'READY' },
  again: 'Start again',
  said: {
    changed: 'In the basket: {lines}. Delivery {fee}. Total {total}.',
    emptied: 'The basket is empty.',
    empty: 'Put something in the basket first.',
    printed: 'Ticket {number} printed: {lines}. {waiting}. Total {total}.',
    ready: 'Ticket {number} is ready. {ready}.',
    unready: 'Ticket {number} is not ready yet.',
    again: 'Started again. Two tickets on the board, two things in the basket.',
  },
  basketAtStart: { bowl: 1, tea: 1 },
  wayAtStart: 'collect',
  first: [
    { number: 1048, basket: { bread: 2, baklava: 1 }, way: 'courier', isReady: false },
    { number: 1047, basket: { bowl: 2, tea: 1 }, way: 'collect', isReady: true },
  ],
} satisfies OrderPhoneWords;
