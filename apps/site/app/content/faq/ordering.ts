import type { FaqGroup } from '#/features/faq/faq-group.ts';

export const orderingFaq = [
  {
    id: 'faq-online-order-and-delivery-management',
    title: 'Online Order and Delivery Management', // literal
    items: [
      {
        id: 'ordering-how-soon',
        question: 'How soon can my store be open?',
        answer:
          'In 24 hours. Sign up, choose your colours and add what you sell: by this time tomorrow people can order.',
      },
      {
        id: 'ordering-commission',
        question: 'Do you take a cut of each order?',
        answer:
          'No. There is no commission per order, only a subscription. Aggregators keep 15-30% of every bill; here the whole sum is yours.',
      },
      {
        id: 'ordering-own-name',
        question: 'Will people order from me or from you?',
        answer:
          'From you. The store carries your name, colours and pictures, on the web in every plan and as a mobile app in Growth and Scale. Nobody else is listed beside you.',
      },
      {
        id: 'ordering-free-trial',
        question: 'Can I try it before I pay?',
        answer:
          'Yes. The trial lasts 7 days and is free. No payment information required: we do not ask for a card until you decide to stay.',
      },
    ],
  },
  {
    id: 'faq-order-management',
    title: 'Order Management', // literal
    items: [
      {
        id: 'ordering-admin-console',
        question: 'What do I run the store with?',
        answer:
          'With the admin console, in a browser on the office laptop or the tablet by the till. There you can',
        isList: true,
        listItems: [
          'see each order as it comes in, and send it on its way',
          'add products, prices and pictures',
          'correct the stock and switch off what has run out',
          'set up offers, rewards and messages',
          'read the dashboard and the reports',
        ],
      },
      {
        id: 'ordering-web-and-app',
        question: 'Do web and app orders arrive in different places?',
        answer:
          'No. Whichever door they came in by, they stand in one list, so the kitchen has one screen to watch.',
      },
      {
        id: 'ordering-during-service',
        question: 'Can I change the menu in the middle of service?',
        answer:
          'Yes. The store shows it straight away, and orders already placed stay as they are.',
      },
    ],
  },
  {
    id: 'faq-delivery-management',
    title: 'Delivery Management', // literal
    items: [
      {
        id: 'ordering-own-drivers',
        question: 'Can I use my own drivers?',
        answer:
          'Yes. Self-delivery is part of every plan: your people, your route, and your own face at the door.',
      },
      {
        id: 'ordering-courier',
        question: 'What if I have no drivers?',
        answer:
          'Then a courier calls at your counter instead. Uber delivery comes with Growth and Scale.',
      },
      {
        id: 'ordering-both-ways',
        question: 'Can I use drivers and couriers together?',
        answer:
          'Yes. Send your own driver round the corner and a courier across town; you choose order by order.',
      },
    ],
  },
  {
    id: 'faq-payments-and-reports',
    title: 'Payments and Reports', // literal
    items: [
      {
        id: 'ordering-payments',
        question: 'Which cards and wallets can people pay with?',
        answer: 'Cards in every plan. Growth and Scale add Apple Pay and Google Pay.',
      },
      {
        id: 'ordering-reports',
        question: 'Which reports do I get?',
        answer: 'Every plan has a dashboard for today and reports for the weeks behind it.',
      },
      {
        id: 'ordering-discounts',
        question: 'Can I take something off one product only?',
        answer:
          'Yes. Product-level discounts are in every plan, so yesterday’s loaves can be cheaper than today’s.',
      },
    ],
  },
  {
    id: 'faq-customization-and-support',
    title: 'Customization and Support', // literal
    items: [
      {
        id: 'ordering-own-look',
        question: 'How much of the store can look like my shop?',
        answer:
          'All that people see: logo, colours, pictures, banners and the order of the shelves.',
      },
      {
        id: 'ordering-skills',
        question: 'Do I have to be good with computers?',
        answer:
          'No technical skills needed. If you can write a chalk board, you can fill the store.',
      },
      {
        id: 'ordering-support',
        question: 'Who helps when something goes wrong on a Saturday night?',
        answer: 'We do. Support is there 24/7, weekends and bank holidays included.',
      },
      {
        id: 'ordering-branches',
        question: 'I have more than one shop. Can one account run them all?',
        answer:
          'Yes, with Scale, the multi-branch plan. Basic and Growth are each for a single branch.',
      },
    ],
  },
] as const satisfies readonly FaqGroup[];
