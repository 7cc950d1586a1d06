import { PLAN_TITLES, type PlanTitle } from '@high-street/contract';
import { expect, test } from 'vitest';

import {
  buildLedgerGroups,
  findCell,
  listHighlights,
  listIncluded,
} from '#/features/plans/feature-matrix.ts';
import type { FeatureCategory, PlanFeature } from '#/features/plans/plan.ts';

import { featureMatrix, plans } from './plans.ts';

const categories: readonly FeatureCategory[] = featureMatrix;
const features = categories.flatMap((category) => category.features);

function featuresFrom(plan: PlanTitle): PlanFeature[] {
  return features.filter((feature) => 'from' in feature && feature.from === plan);
}

test.each<[PlanTitle, readonly string[]]>([
  [
    'Basic',
    [
      'Web store',
      'Card payment',
      'Self-delivery',
      'QR promotions',
      'Dashboard',
      'Reports',
      'Product-level discounts',
    ],
  ],
  [
    'Growth',
    [
      'Mobile app',
      'Apple Pay',
      'Google Pay',
      'Uber delivery',
      'Push notifications',
      'Social media integration',
      'Booking Reservation',
    ],
  ],
  [
    'Scale',
    [
      'WhatsApp messaging',
      'SEO',
      'Sales and order forecasting',
      'Store price comparison',
      'Customer segmentation',
      'Frequently-bought-together analysis',
      'Custom goal and point setup',
      'Custom rewards and coupons',
      'Personalized push notifications',
      'Online and offline redemptions',
      'Leaderboard',
      'CRM',
      'Chat Assistant',
    ],
  ],
])('%s brings these features of its own', (plan, labels) => {
  const brought = featuresFrom(plan).map(({ label }) => label);
  expect(brought.toSorted()).toEqual(labels.toSorted());
});

test('each plan has all that the plan before it has', () => {
  PLAN_TITLES.slice(1).forEach((plan, index) => {
    const before = PLAN_TITLES[index];
    const lost = features.filter(
      (feature) =>
        before !== undefined && findCell(feature, before) !== false && !findCell(feature, plan),
    );
    expect(lost).toEqual([]);
  });
});

test('the comparison ends with CRM, Booking Reservation and Chat Assistant', () => {
  const rows = buildLedgerGroups(featureMatrix).flatMap((group) => group.rows);
  expect(rows.slice(-3)).toEqual([
    { label: 'CRM', values: [false, false, true] },
    { label: 'Booking Reservation', values: [false, true, true] },
    { label: 'Chat Assistant', values: [false, false, true] },
  ]);
});

test('branches and e-mail limits have a value of their own in each plan', () => {
  const rows = buildLedgerGroups(featureMatrix).flatMap((group) => group.rows);
  expect(rows.find(({ label }) => label === 'Branches')?.values).toEqual([
    'Single',
    'Single',
    'Multi',
  ]);
  expect(rows.find(({ label }) => label === 'Email marketing')?.values).toEqual([
    '30 per day',
    '50 per day',
    'More than 50 per day (AI-driven)',
  ]);
});

test('no feature is there twice', () => {
  expect(new Set(features.map(({ id }) => id)).size).toBe(features.length);
  expect(new Set(features.map(({ label }) => label)).size).toBe(features.length);
});

test('the plans are Basic, Growth and Scale, and Growth is the popular one', () => {
  expect(plans.map(({ title }) => title)).toEqual(PLAN_TITLES);
  expect(plans.filter(({ isPopular }) => isPopular).map(({ title }) => title)).toEqual(['Growth']);
});

test.each(plans)('the card of $title names features that this plan brings', (plan) => {
  expect(listHighlights(featureMatrix, plan)).toHaveLength(plan.highlights.length);
  const own = features.filter(
    (feature) => 'values' in feature || featuresFrom(plan.title).includes(feature),
  );
  const ownIds = own.map(({ id }) => id);
  expect(plan.highlights.filter((id) => !ownIds.includes(id))).toEqual([]);
});

test('a printed sheet holds only what is in the plan', () => {
  expect(listIncluded(featureMatrix, 'Basic').map(({ label }) => label)).toEqual([
    'Storefront',
    'Payments and delivery',
    'Marketing',
  ]);
  const lines = listIncluded(featureMatrix, 'Scale').flatMap((category) => category.lines);
  expect(lines).toHaveLength(features.length);
});
