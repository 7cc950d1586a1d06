import type { Brand } from '#/brand.ts';

/** The sample brand that the product ships with; it uses the standard palette. */
export const kerbside: Brand = {
  name: 'Kerbside',
  company: { name: 'Kerbside Commerce Ltd', url: 'https://www.kerbside.example' },
  support: { email: 'hello@kerbside.example', name: 'Kerbside' },
  isSample: true,
  tokens: {},
};
