import type { WhatWeDoWords } from '#/pages/home/sections/what-we-do.tsx';

export const whatWeDo = {
  title: 'What We Do', // literal
  play: { label: 'See the solutions', to: '/solutions' },
  cards: [
    {
      id: 'transformation',
      title: 'Digital Transformation', // literal
      description:
        'From the order book under the till to a store people can reach from their sofa.',
    },
    {
      id: 'insights',
      title: 'AI-Driven Insights', // literal
      description: 'Know Saturday on Thursday, and order the right number of loaves.',
    },
    {
      id: 'marketing',
      title: 'Comprehensive Marketing', // literal
      description: 'Say it once. It goes out everywhere your customers look.',
    },
    {
      id: 'engagement',
      title: 'Customer Engagement Tools', // literal
      description: 'Answers, nudges and thank-yous that sound like you.',
    },
    {
      id: 'revenue',
      title: 'Revenue Optimization', // literal
      description: 'Margins you set, combos that sell, and no commission on top.',
    },
    {
      id: 'local',
      title: 'Hyper-Local Expertise', // literal
      description: 'Built for the few streets that matter most: the ones around your door.',
    },
  ],
} satisfies WhatWeDoWords;
