/** One promise or claim of the site: what it is, how it is worded, and where it comes from. */
export type Claim = {
  /** The figure as it is shown on its own. */
  readonly value: string;
  /** Every way in which it may stand in a sentence. */
  readonly wordings: readonly string[];
  readonly source: string;
  readonly date: string;
};

const SOURCE = 'Product specification, section 1';
const DATE = '21 November 2026';

function claim(value: string, ...wordings: string[]): Claim {
  return { value, wordings: [value, ...wordings], source: SOURCE, date: DATE };
}

/** Every claim that the site makes; one that is not here may not appear on any page. */
export const FIGURES = {
  launch: claim('24 hours', '24-hour', 'this time tomorrow'),
  trial: claim('7-day free trial', '7 days', '7-day', 'seven days free'),
  noPaymentDetails: claim('No payment information required', 'no payment information'),
  noSkills: claim('No technical skills needed', 'no technical skills'),
  noCommission: claim('No commission per order', 'no commission'),
  aggregatorCommission: claim('15-30%', '15 to 30%'),
  support: claim('24/7'),
  retention: claim('40%', '40% customer retention increase'),
  engagement: claim('60%', 'up to 60% engagement'),
  digitalSales: claim('50%', '50% digital sales increase'),
  repeatOrders: claim('40%', '40% more repeat orders'),
  loyalCommunity: claim('75%', '75% loyal community'),
  revisit: claim('50%', '50% revisit'),
  traffic: claim('300%', '300% traffic'),
  sales: claim('2x', '2x sales'),
  customerBase: claim('150%', '150% customer base'),
  revenueImpact: claim('300%', '60%', '40%', '25%'),
  members: claim('500', '500 loyalty members'),
  onlineOrders: claim('40%', '40% online-order sales rise'),
  timeToMarket: claim('300%', '300% faster time to market'),
  users: claim('750+'),
  yearlySaving: claim('18%', '18% Saves'),
} as const satisfies Record<string, Claim>;
