import { settings } from '@high-street/owner';

import type { PartnerStripWords } from '#/pages/home/sections/partner-strip.tsx';

/** The partners of the brand, one of each kind, in the order of the specification. */
export function listBrandPartners(): PartnerStripWords['partners'] {
  const { cloud, cardPayment, onlinePayment, deliveryMarketplace, reviewSite } =
    settings.brand.partners;
  return [
    { kind: 'cloud', ...cloud },
    { kind: 'card', ...cardPayment },
    { kind: 'wallet', ...onlinePayment },
    { kind: 'delivery', ...deliveryMarketplace },
    { kind: 'review', ...reviewSite },
  ];
}
