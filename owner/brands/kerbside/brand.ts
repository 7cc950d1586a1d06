import type { BrandPack } from '#/brand.ts';

/** The sample brand that the product ships with; it uses the standard palette and type. */
export const kerbside: BrandPack = {
  name: 'Kerbside',
  company: { name: 'Kerbside Commerce Ltd', url: 'https://www.kerbside.example' },
  support: { email: 'hello@kerbside.example', name: 'Kerbside' },
  isSample: true,
  logo: { wordmark: 'Kerbside', glyph: 'shop' },
  partners: {
    cloud: { name: 'cloud hosting' },
    cardPayment: { name: 'CARD PAY' },
    onlinePayment: { name: 'Online Wallet' },
    deliveryMarketplace: { name: 'Courier Market' },
    reviewSite: { name: 'review board' },
  },
  tokens: {},
  fonts: {},
};
