import { PLAN_TITLES, type PlanTitle } from '@high-street/contract';
import type { CellValue, LedgerGroup } from '@high-street/ui';

import type { FeatureCategory, Plan, PlanFeature } from './plan.ts';

/** What a plan says to a feature: yes, no, or a value of its own. A plan has all that the plans before it have. */
export function findCell(feature: PlanFeature, plan: PlanTitle): CellValue {
  if ('values' in feature) return feature.values[plan];
  return PLAN_TITLES.indexOf(plan) >= PLAN_TITLES.indexOf(feature.from);
}

/** The matrix as the comparison shows it, a column for each plan. */
export function buildLedgerGroups(matrix: readonly FeatureCategory[]): LedgerGroup[] {
  return matrix.map(({ label, features }) => ({
    label,
    rows: features.map((feature) => ({
      label: feature.label,
      values: PLAN_TITLES.map((plan) => findCell(feature, plan)),
    })),
  }));
}

/** The title of the plan that this one builds on; null for the first. */
export function findPlanBelow(plan: PlanTitle): PlanTitle | null {
  return PLAN_TITLES[PLAN_TITLES.indexOf(plan) - 1] ?? null;
}

/** A feature in one line: its name, with its value where it has one. */
export function nameFeature(feature: PlanFeature, plan: PlanTitle): string {
  return 'values' in feature ? `${feature.label}: ${feature.values[plan]}` : feature.label;
}

/** The lines of a plan's card, from the matrix. */
export function listHighlights(matrix: readonly FeatureCategory[], plan: Plan): string[] {
  const features = matrix.flatMap((category) => category.features);
  return plan.highlights.flatMap((id) =>
    features
      .filter((feature) => feature.id === id)
      .map((feature) => nameFeature(feature, plan.title)),
  );
}

/** All that a plan holds, by category, without the categories it has nothing of. */
export function listIncluded(matrix: readonly FeatureCategory[], plan: PlanTitle) {
  return matrix
    .map(({ label, features }) => ({
      label,
      lines: features
        .filter((feature) => findCell(feature, plan) !== false)
        .map((feature) => nameFeature(feature, plan)),
    }))
    .filter(({ lines }) => lines.length > 0);
}
