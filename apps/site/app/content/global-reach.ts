import type { GlobalReachWords } from '#/sections/global-reach.tsx';

export const globalReach = {
  title: 'Global reach, one street at a time',
  lede: 'Restaurants, grocers, farms and service businesses, each trading under their own name.',
  users: 'users',
  action: 'Book Your Demo', // literal
} satisfies GlobalReachWords;
