import type { FeatureCategory, Plan } from '#/features/plans/plan.ts';

/** The one feature matrix: cards, comparison and printed sheets are all read from it. */
export const featureMatrix = [
  {
    label: 'Storefront',
    features: [
      {
        id: 'branches',
        label: 'Branches',
        values: { Basic: 'Single', Growth: 'Single', Scale: 'Multi' },
      },
      { id: 'web-store', label: 'Web store', from: 'Basic' },
      { id: 'mobile-app', label: 'Mobile app', from: 'Growth' },
      { id: 'dashboard', label: 'Dashboard', from: 'Basic' },
      { id: 'reports', label: 'Reports', from: 'Basic' },
    ],
  },
  {
    label: 'Payments and delivery',
    features: [
      { id: 'card-payment', label: 'Card payment', from: 'Basic' },
      { id: 'apple-pay', label: 'Apple Pay', from: 'Growth' },
      { id: 'google-pay', label: 'Google Pay', from: 'Growth' },
      { id: 'self-delivery', label: 'Self-delivery', from: 'Basic' },
      { id: 'uber-delivery', label: 'Uber delivery', from: 'Growth' },
    ],
  },
  {
    label: 'Marketing',
    features: [
      {
        id: 'email-marketing',
        label: 'Email marketing',
        values: {
          Basic: '30 per day',
          Growth: '50 per day',
          Scale: 'More than 50 per day (AI-driven)',
        },
      },
      { id: 'qr-promotions', label: 'QR promotions', from: 'Basic' },
      { id: 'product-discounts', label: 'Product-level discounts', from: 'Basic' },
      { id: 'push-notifications', label: 'Push notifications', from: 'Growth' },
      { id: 'social-media', label: 'Social media integration', from: 'Growth' },
      { id: 'whatsapp', label: 'WhatsApp messaging', from: 'Scale' },
      { id: 'seo', label: 'SEO', from: 'Scale' },
    ],
  },
  {
    label: 'Insights',
    features: [
      { id: 'forecasting', label: 'Sales and order forecasting', from: 'Scale' },
      { id: 'price-comparison', label: 'Store price comparison', from: 'Scale' },
      { id: 'segmentation', label: 'Customer segmentation', from: 'Scale' },
      { id: 'bought-together', label: 'Frequently-bought-together analysis', from: 'Scale' },
    ],
  },
  {
    label: 'Rewards',
    features: [
      { id: 'goals-and-points', label: 'Custom goal and point setup', from: 'Scale' },
      { id: 'rewards-and-coupons', label: 'Custom rewards and coupons', from: 'Scale' },
      { id: 'personalized-push', label: 'Personalized push notifications', from: 'Scale' },
      { id: 'redemptions', label: 'Online and offline redemptions', from: 'Scale' },
      { id: 'leaderboard', label: 'Leaderboard', from: 'Scale' },
    ],
  },
  {
    label: 'Running the business',
    features: [
      { id: 'crm', label: 'CRM', from: 'Scale' }, // literal
      { id: 'booking-reservation', label: 'Booking Reservation', from: 'Growth' }, // literal
      { id: 'chat-assistant', label: 'Chat Assistant', from: 'Scale' }, // literal
    ],
  },
] as const satisfies readonly FeatureCategory[];

export const plans = [
  {
    title: 'Basic',
    description: 'For one counter that wants its own front door online.',
    buttonLabel: 'Get Started',
    branches: 'Single-branch',
    isPopular: false,
    highlights: [
      'web-store',
      'card-payment',
      'self-delivery',
      'qr-promotions',
      'dashboard',
      'email-marketing',
    ],
  },
  {
    title: 'Growth',
    description: 'For a busy shop ready for an app and more ways to pay.',
    buttonLabel: 'Get Started',
    branches: 'Single-branch',
    isPopular: true,
    highlights: ['mobile-app', 'apple-pay', 'google-pay', 'uber-delivery', 'booking-reservation'],
  },
  {
    title: 'Scale',
    description: 'For several branches run from one desk.',
    buttonLabel: 'Get Started',
    branches: 'Multi-branch',
    isPopular: false,
    highlights: ['forecasting', 'goals-and-points', 'whatsapp', 'seo', 'crm'],
  },
] as const satisfies readonly Plan[];
