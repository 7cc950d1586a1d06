import type { ShowcaseWords } from '#/pages/home/sections/showcase.tsx';

export const showcase = {
  title: 'Everything behind the counter, in one place',
  label: 'Products',
  explore: 'Explore Now', // literal
  items: [
    {
      id: 'marketing',
      title: 'Brand Marketing', // literal
      icon: 'post',
      image: 'campaignDesk',
      subheading: 'Written once, sent six ways',
      description:
        'Email, WhatsApp, SMS, push, Facebook and Instagram: all of it leaves from one desk, with your catalogue and promotions already attached.',
      to: '/product/brand-marketting', // literal
    },
    {
      id: 'order',
      title: 'Online Order and Delivery', // literal
      icon: 'ticket',
      image: 'orderBoard',
      subheading: 'From the sofa to the pass',
      description:
        'Orders from the web, the app and the table land on one board. Send your own driver, or let a courier fetch them.',
      to: '/product/online-order-and-delivery',
    },
    {
      id: 'insights',
      title: 'Data Driven Insights', // literal
      icon: 'hill',
      image: 'forecastConsole',
      subheading: 'Know Saturday by Thursday',
      description:
        'See which days will be busy and which customers are drifting, while there is still time to bake more and say hello.',
      to: '/product/data-driven-insights',
    },
    {
      id: 'rewards',
      title: 'Rewards and Loyalty', // literal
      icon: 'stamps',
      image: 'goalsPhone',
      subheading: 'The stamp card that never gets left at home',
      description:
        'Goals, points and vouchers in your colours, counted at the till and on the phone, for the people who keep coming back.',
      to: '/product/rewards-and-loyality-points', // literal
    },
    {
      id: 'catalog',
      title: 'Catalog Management', // literal
      icon: 'crate',
      image: 'catalogueConsole',
      subheading: 'The shelf and the screen agree',
      description:
        'Prices, pictures, margins and stock in one list. Sell the last cheese in the shop and it leaves the website too.',
      to: '/product/catalog-management',
    },
    {
      id: 'qr',
      title: 'QR Code Promotions', // literal
      icon: 'code',
      image: 'qrDesigner',
      subheading: 'Codes that look like your shop',
      description:
        'Draw a code in your own colours for tables, windows and flyers, then see which one brought people in.',
      to: '/product/qr-code-promotions',
    },
  ],
} satisfies ShowcaseWords;
