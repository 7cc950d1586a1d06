import { FIGURES } from './figures.ts';

/** One promise or claim of the site: what it is, how it is worded, and where it comes from. */
export type Claim = {
  /** As it is shown on its own; a figure, where it has one. */
  readonly value: string;
  /** Every way in which a page may say it. A figure stands here with the words that make a claim of it. */
  readonly wordings: readonly string[];
  readonly source: string;
  readonly date: string;
};

const SOURCE = 'Product specification';
const DATE = '21 November 2026';

function figure(value: string, ...wordings: string[]): Claim {
  return { value, wordings, source: SOURCE, date: DATE };
}

function promise(value: string, ...others: string[]): Claim {
  return figure(value, value, ...others);
}

/**
 * Every claim that the site makes. One that is not here may not appear on any page, and each appears on one at least.
 * Apart from the figures that pages name, so that visitors do not fetch it.
 */
export const CLAIMS = {
  ownStore: promise('A branded store on web and mobile'),
  noCommission: promise(FIGURES.noCommission),
  subscription: promise('Only a subscription', 'just a subscription'),
  delivery: promise('Your own driver, or a third-party courier'),
  rewards: promise('Rewards and Loyalty'),
  catalogue: promise('Catalog Management'),
  qrCodes: promise('QR Code Promotions'),
  insights: promise('Data Driven Insights'),
  marketing: promise('Brand Marketing'),
  booking: promise('Smart booking and reservations'),
  crm: promise('A built-in CRM'),
  launch: figure(
    FIGURES.launch,
    'launches in 24 hours',
    'launch your online store in 24 hours',
    'an online store under your own name in 24 hours',
    'a store open in 24 hours',
    'open a store in 24 hours',
    'open in 24 hours',
    'which is live in 24 hours',
    'How soon can my store be open? In 24 hours',
    'open by this time tomorrow',
    'by this time tomorrow people can order',
  ),
  trial: promise(
    FIGURES.trial,
    'the trial lasts 7 days and is free',
    'Seven days free',
    'Seven days, nothing to pay',
  ),
  noPaymentDetails: promise(FIGURES.noPaymentDetails),
  noSkills: promise(FIGURES.noSkills),
  aggregatorCommission: figure(
    FIGURES.aggregatorCommission,
    '15-30% of each order',
    '15-30% of every order',
    '15-30% of each bill',
    '15-30% of every bill',
  ),
  support: figure(FIGURES.support, 'Support 24/7', 'Support, 24/7', 'support is there 24/7'),
  retention: figure(FIGURES.retention, '40% customer retention increase'),
  engagement: figure(FIGURES.engagement, 'up to 60% engagement', '60% engagement, at its best'),
  digitalSales: figure(FIGURES.digitalSales, '50% digital sales increase'),
  repeatOrders: figure(FIGURES.repeatOrders, '40% more repeat orders'),
  loyalCommunity: figure(FIGURES.loyalCommunity, '75% loyal community'),
  revisit: figure(FIGURES.revisit, '50% revisit'),
  traffic: figure(FIGURES.traffic, '300% traffic'),
  sales: figure(FIGURES.sales, '2x sales'),
  customerBase: figure(FIGURES.customerBase, '150% customer base'),
  timeToMarket: figure(FIGURES.timeToMarket, '300% faster time to market'),
  engagementImpact: figure(FIGURES.engagementImpact, '60% engagement'),
  retentionImpact: figure(FIGURES.retentionImpact, '40% customer retention'),
  revenueImpact: figure(FIGURES.revenueImpact, '25% revenue impact'),
  members: figure(FIGURES.members, '500 loyalty members'),
  onlineOrders: figure(FIGURES.onlineOrders, '40% online-order sales rise'),
  users: figure('750+', '750+ users'),
  yearlySaving: promise(FIGURES.yearlySaving),
} satisfies Record<string, Claim>;
