/** The titles of the plans on sale, smallest first. */
export const PLAN_TITLES = ['Basic', 'Growth', 'Scale'] as const;

/** One of the plan titles. */
export type PlanTitle = (typeof PLAN_TITLES)[number];

/** The plan of a lead that came without one. */
export const DEFAULT_PLAN = 'trial'; // literal

/** Every value a lead's plan can have. */
export const SUBSCRIBED_PLANS = [DEFAULT_PLAN, ...PLAN_TITLES] as const;

/** A plan title or trial. */
export type SubscribedPlan = (typeof SUBSCRIBED_PLANS)[number];

/** Returns the plan named by an address or a navigation state, whatever its case, and trial for anything unknown. */
export function readPlan(value: unknown): SubscribedPlan {
  if (typeof value !== 'string') return DEFAULT_PLAN;
  const wanted = value.trim().toLowerCase();
  return PLAN_TITLES.find((title) => title.toLowerCase() === wanted) ?? DEFAULT_PLAN;
}
