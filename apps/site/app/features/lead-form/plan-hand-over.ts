import {
  DEFAULT_PLAN,
  PLAN_TITLES,
  readPlan,
  type PlanTitle,
  type SubscribedPlan,
} from '@high-street/contract';

/** What the form hands back to /pricing after full success. */
export type PricingState = {
  /** The plan to highlight, or null. */
  readonly plan: PlanTitle | null;
  /** True when the lead is stored and its mail accepted, so that the page says so. */
  readonly isSent: boolean;
};

function property(state: unknown, name: string): unknown {
  return typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
}

/** The plan comes with the navigation, else with `?plan=`, else it is trial. */
export function readChosenPlan({
  state,
  search,
}: {
  state: unknown;
  search: string;
}): SubscribedPlan {
  const handed = readPlan(property(state, 'plan'));
  // A link of /pricing that is followed before the scripts answer brings the plan in its address alone.
  return handed === DEFAULT_PLAN ? readPlan(new URLSearchParams(search).get('plan')) : handed;
}

/** What /pricing finds in its navigation state, whatever is there. */
export function readPricingState(state: unknown): PricingState {
  const plan = readPlan(property(state, 'plan'));
  return {
    plan: PLAN_TITLES.find((title) => title === plan) ?? null,
    isSent: property(state, 'isSent') === true,
  };
}

/** The navigation state that takes the visitor back to /pricing with the plan that was sent. */
export function pricingState(plan: SubscribedPlan): PricingState {
  return { ...readPricingState({ plan }), isSent: true };
}
