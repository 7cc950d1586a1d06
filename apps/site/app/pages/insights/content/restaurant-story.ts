import { FIGURES } from '#/content/figures.ts';
import type { RestaurantTabsWords } from '#/pages/insights/sections/story-stage.tsx';

export const story = {
  title: 'A restaurant that started reading its own till',
  lede: 'One kitchen in the UK, thirty-odd covers, and a drawer full of receipts nobody had time for.',
  tabsLabel: 'What the restaurant learned',
  pause: 'Pause',
  play: 'Play',
  tabs: [
    {
      id: 'insights',
      label: 'Insights',
      value: FIGURES.retention,
      claim: 'customer retention increase',
      text: 'The till showed which dish people came back for. It moved to the top of the menu, and the regulars moved with it.',
      picture: 'A till with a long receipt. It ranks the dishes that bring people back.',
    },
    {
      id: 'visibility',
      label: 'Visibility',
      value: FIGURES.engagement,
      claim: 'engagement, at its best',
      text: 'Offers went to those who would want them, on the evening they usually come. The one shop in colour gets looked at.',
      picture: 'A dark terrace at night, in which one restaurant stands in full colour.',
    },
    {
      id: 'data',
      label: 'Data',
      value: FIGURES.digitalSales,
      claim: 'digital sales increase',
      text: 'Every order is a card in a box that the restaurant owns. No platform keeps the lid shut.',
      picture: 'A wooden index box with a card for each regular, sorted by tier.',
    },
  ],
} satisfies RestaurantTabsWords;
