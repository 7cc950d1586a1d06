import type { ForecastWords } from '#/pages/insights/forecast/forecast-words.ts';

export const forecast = {
  address: 'insights.fieldandfold.example',
  title: 'Saturday, seen from Thursday',
  keys: { past: 'So far', ahead: 'Expected', usual: 'Ordinary week' },
  today: 'Today',
  days: {
    friday: { name: 'Friday', short: 'Fri' },
    saturday: { name: 'Saturday', short: 'Sat' },
    sunday: { name: 'Sunday', short: 'Sun' },
    monday: { name: 'Monday', short: 'Mon' },
    tuesday: { name: 'Tuesday', short: 'Tue' },
    wednesday: { name: 'Wednesday', short: 'Wed' },
    thursday: { name: 'Thursday', short: 'Thu' },
  },
  tiersTitle: 'Who the orders come from',
  tiers: { platinum: 'Platinum', gold: 'Gold', silver: 'Silver', bronze: 'Bronze' },
  tierOrders: '{orders} orders',
  money: { locale: 'en-GB', currency: 'GBP' },
  controls: {
    weather: 'The weather',
    holiday: 'Monday is a bank holiday',
    measure: 'What the chart counts',
    orders: 'Orders',
    sales: 'Sales',
  },
  weather: {
    skies: ['wet', 'showers', 'dry', 'sunny', 'hot'],
    degrees: '{degrees}°, {sky}',
  },
  setting: 'Set for 21 degrees and sunny, with an ordinary Monday to follow.',
  noteTitle: 'For tomorrow’s list',
  note: {
    bake: {
      more: 'Bake {bakes} more on Saturday.',
      fewer: 'Bake {bakes} fewer on Saturday.',
      same: 'Bake as usual on Saturday.',
    },
    saturday: {
      more: '{orders} orders, {difference} more than on an ordinary Saturday.',
      fewer: '{orders} orders, {difference} fewer than on an ordinary Saturday.',
      same: '{orders} orders, about as many as on an ordinary Saturday.',
    },
    monday: {
      ordinary: 'Monday stays a Monday: {orders} orders.',
      holiday: 'Staff Monday like a Sunday: {orders} orders.',
    },
  },
  chart: {
    label: {
      orders: 'Orders expected after today. {days}.',
      sales: 'Sales expected after today. {days}.',
    },
    day: '{day} {amount}',
    orders: '{orders} orders',
  },
  table: {
    show: 'Show as a table',
    caption: 'A sample farm shop’s next seven days',
    day: 'Day',
    usual: 'Usual orders',
    orders: 'Expected orders',
    sales: 'Expected sales',
  },
} satisfies ForecastWords;
