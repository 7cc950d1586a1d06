import type { BrandPack } from '#/brand.ts';

import { tokens } from './tokens.ts';

/** A second sample, as far from the first as a brand may go. */
export const quayside: BrandPack = {
  name: 'Quayside',
  company: { name: 'Quayside Trading Ltd', url: 'https://www.quayside.example' },
  support: { email: 'hello@quayside.example', name: 'Quayside' },
  isSample: true,
  logo: { wordmark: 'Quayside', glyph: 'boat' },
  partners: {
    cloud: { name: 'Harbour Cloud' },
    cardPayment: { name: 'Tap Card' },
    onlinePayment: { name: 'Shore Wallet' },
    deliveryMarketplace: { name: 'Quick Basket' },
    reviewSite: { name: 'Word of Mouth' },
  },
  tokens,
  fonts: {},
};
