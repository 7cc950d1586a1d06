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
    cloud: { name: 'Harbour Cloud', url: 'https://harbour-cloud.example' },
    cardPayment: { name: 'Tap Card', url: 'https://tap-card.example' },
    onlinePayment: { name: 'Shore Wallet', url: 'https://shore-wallet.example' },
    deliveryMarketplace: { name: 'Quick Basket', url: 'https://quick-basket.example' },
    reviewSite: { name: 'Word of Mouth', url: 'https://word-of-mouth.example' },
  },
  tokens,
  fonts: {},
};
