import type { FaqGroup } from '#/features/faq/faq-group.ts';

export const insightsFaq = [
  {
    id: 'faq-data-insights-and-analytics',
    title: 'Data Insights & Analytics', // literal
    items: [
      {
        id: 'insights-what-they-tell',
        question: 'What can the figures tell me?',
        answer: 'Five things that are hard to see from behind a counter:',
        isList: true,
        listItems: [
          'how much you are likely to sell',
          'how many orders to expect',
          'what others nearby charge for the same thing',
          'which customers are worth the most to you',
          'what ends up in the same basket',
        ],
      },
      {
        id: 'insights-forecast',
        question: 'How does a forecast help with buying stock?',
        answer:
          'It draws the days ahead from your own past sales and orders. You see the busy Saturday in time to ring the baker, and the quiet Tuesday before the lettuce wilts.',
      },
      {
        id: 'insights-customer-tiers',
        question: 'What are Platinum, Gold, Silver and Bronze customers?',
        answer:
          'Your customers, sorted by lifetime value: all that each has spent with you so far. Platinum are the ones you would miss first.',
      },
    ],
  },
  {
    id: 'faq-features-and-benefits',
    title: 'Features & Benefits', // literal
    items: [
      {
        id: 'insights-price-updates',
        question: 'Can my prices follow the market by themselves?',
        answer:
          'Yes. Comparable shops’ prices are set beside yours, and an automated update can bring yours into line. You decide for which products.',
      },
      {
        id: 'insights-baskets',
        question: 'What is basket analysis good for?',
        answer:
          'For combo offers. If bread and cheese keep leaving together, put them on one ticket.',
      },
      {
        id: 'insights-use-tiers',
        question: 'What can I do with each group of customers?',
        answer:
          'Talk to them differently: a thank-you for Platinum, a reason to come back for Bronze, and no discount for somebody who was coming anyway.',
      },
    ],
  },
  {
    id: 'faq-implementation-and-integration',
    title: 'Implementation & Integration', // literal
    items: [
      {
        id: 'insights-own-data',
        question: 'Do I have to collect the data myself?',
        answer:
          'No. The insights read the orders, products and customers that your store already has. There is nothing to export or paste.',
      },
      {
        id: 'insights-first-orders',
        question: 'How much history does it need?',
        answer:
          'It starts with your first order and sharpens every week. Until it has seen a few weekends, take its forecast as a good guess.',
      },
      {
        id: 'insights-plain-words',
        question: 'Do I need somebody who is good with numbers?',
        answer:
          'No. The screen puts it plainly: expect this many orders, order that many loaves, ask this customer back.',
      },
    ],
  },
  {
    id: 'faq-pricing-and-support',
    title: 'Pricing & Support', // literal
    items: [
      {
        id: 'insights-cost',
        question: 'What does it cost?',
        answer:
          'Pricing is a custom quote. Tell us how many branches you have and what you want to do, and we send a figure. The pricing page lists what each plan holds.',
      },
      {
        id: 'insights-setup-fee',
        question: 'Is there anything to pay besides the subscription?',
        answer:
          'A one-time setup fee, which is separate from the subscription and part of your quote. There is no charge per order.',
      },
      {
        id: 'insights-which-plan',
        question: 'Which plan are the insights in?',
        answer:
          'Dashboard and reports are in every plan. Forecasting, store price comparison, customer segmentation and basket analysis come with Scale.',
      },
      {
        id: 'insights-help-reading',
        question: 'Can somebody go through the figures with me?',
        answer:
          'Yes. Book a demo and we read a sample week together; once you are open, support does the same with yours.',
      },
    ],
  },
  {
    id: 'faq-success-stories-and-case-studies',
    title: 'Success Stories & Case Studies', // literal
    items: [
      {
        id: 'insights-uk-restaurant',
        question: 'What changed for the restaurant in the UK?',
        answer: 'It moved its orders and its regulars into one place of its own, and counted',
        isList: true,
        listItems: [
          'a 40% customer retention increase',
          'up to 60% engagement',
          'a 50% digital sales increase',
        ],
      },
      {
        id: 'insights-farm-producer',
        question: 'Does it work for a farm as well as for a restaurant?',
        answer: 'One farm producer who sells from the gate and online counted',
        isList: true,
        listItems: ['40% more repeat orders', 'a 75% loyal community', '50% revisit'],
      },
      {
        id: 'insights-local-restaurant',
        question: 'Is there a story about a place as small as mine?',
        answer:
          'The local restaurant on our landing page: 300% traffic, 2x sales and a 150% customer base, with the same kitchen and the same few tables.',
      },
    ],
  },
] as const satisfies readonly FaqGroup[];
