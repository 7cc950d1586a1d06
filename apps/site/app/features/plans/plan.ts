import type { PlanTitle } from '@high-street/contract';

import type { DrawnFile } from '#/sections/drawing.tsx';

export type BillingPeriod = 'monthly' | 'yearly';

/** One line of the matrix: in every plan from one on, or with a value of its own in each. */
export type PlanFeature = { readonly id: string; readonly label: string } & (
  { readonly from: PlanTitle } | { readonly values: Readonly<Record<PlanTitle, string>> }
);

/** Features that belong together. */
export type FeatureCategory = {
  readonly label: string;
  readonly features: readonly PlanFeature[];
};

/** A plan as its card shows it; what it holds is in the matrix. */
export type Plan = {
  readonly title: PlanTitle;
  readonly description: string;
  readonly buttonLabel: string;
  readonly branches: string;
  readonly isPopular: boolean;
  /** Ids of the features that its card names, in order. */
  readonly highlights: readonly string[];
};

export type PicturesByPlan = Readonly<Record<PlanTitle, DrawnFile>>;

/** What another page hands over: a plan to choose, and whether a registration was just sent. */
export type PlanHandOver = { readonly plan: PlanTitle | null; readonly isSent: boolean };
