import type { CounterBlockWords } from '#/pages/rewards/stamp-card/counter-words.ts';

/** The counter to try out; shop, goods, prices and regulars are invented. */
export const counter = {
  title: 'Ring up a morning',
  lede: 'Set the rule, then tap what somebody buys: the card fills, a voucher appears, the board moves. A made-up shop, and nothing leaves this page.',
  counter: {
    money: { locale: 'en-GB', currency: 'GBP' },
    points: { one: 'point', other: 'points' },
    rules: {
      label: 'The rule',
      perPound: 'For each pound spent',
      goal: 'A voucher at',
    },
    goodsTitle: 'On the counter',
    goods: [
      { id: 'coffee', name: 'Coffee', pence: 340 },
      { id: 'bun', name: 'Sticky bun', pence: 360 },
      { id: 'smoothie', name: 'Smoothie', pence: 480 },
      { id: 'salad', name: 'Lunch bowl', pence: 890 },
      { id: 'honey', name: 'Jar of honey', pence: 750 },
      { id: 'box', name: 'Weekly box', pence: 1800 },
    ],
    card: {
      shop: 'Juniper Juice Bar',
      number: 'No. 27',
      reached: '{balance} of {goal} points',
      prize: ['£5', 'voucher'],
      stamps: 'Stamp card: {stamps} of {places} stamps',
    },
    voucher: {
      name: 'Gift voucher',
      worth: '£5',
      toGo: '{points} to go',
      ready: 'Ready to redeem',
      several: '{vouchers} ready to redeem',
      redeemed: { online: 'Redeemed online', till: 'Redeemed at the till' },
      actions: { online: 'Redeem online', till: 'Redeem at the till' },
    },
    board: {
      title: 'This month’s board',
      you: 'You',
      regulars: [
        { name: 'Noor', face: 'noor', points: 128 },
        { name: 'Tom', face: 'tom', points: 96 },
        { name: 'Lena', face: 'lena', points: 74 },
        { name: 'Arthur', face: 'arthur', points: 41 },
      ],
      ranks: ['first', 'second', 'third', 'fourth', 'fifth'],
    },
    undo: 'Undo',
    startAgain: 'Start again',
    still: 'Turn on JavaScript to try this counter.',
    sentences: {
      start: 'A sample card, half a month old.',
      buy: '{good}: {points}.',
      redeem: { online: 'Voucher redeemed online.', till: 'Voucher redeemed at the till.' },
      perPound: '{points} for each pound from now on.',
      goal: 'A voucher at {points} from now on.',
      undo: 'One step back.',
      startAgain: 'Back to the start.',
      state: '{balance} of {goal} points, {stamps} of {places} stamps, {rank} on the board.',
      ready: 'A voucher is ready.',
      several: '{vouchers} vouchers are ready.',
    },
  },
} satisfies CounterBlockWords;
