import type { BrandPack } from '#/brand.ts';

/** The sample brand that the product ships with; it uses the standard palette and type. */
export const kerbside: BrandPack = {
  name: 'Kerbside',
  company: { name: 'Kerbside Commerce Ltd', url: 'https://www.kerbside.example' },
  support: { email: 'hello@kerbside.example', name: 'Kerbside' },
  isSample: true,
  logo: { wordmark: 'Kerbside', glyph: 'shop' },
  partners: {
    cloud: { name: 'cloud hosting', url: 'https://cloud-hosting.example' },
    cardPayment: { name: 'CARD PAY', url: 'https://card-pay.example' },
    onlinePayment: { name: 'Online Wallet', url: 'https://online-wallet.example' },
    deliveryMarketplace: { name: 'Courier Market', url: 'https://courier-market.example' },
    reviewSite: { name: 'review board', url: 'https://review-board.example' },
  },
  tokens: {},
  fonts: {},
};
