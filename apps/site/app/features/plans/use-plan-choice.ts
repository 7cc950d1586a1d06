import { PLAN_TITLES, type PlanTitle } from '@high-street/contract';
import { useEffect, useRef, useState } from 'react';

import type { BillingPeriod } from './plan.ts';

const [FIRST] = PLAN_TITLES;

/** Names of the two radio groups of the page. */
export const PLAN_FIELD = 'plan';
export const BILLING_FIELD = 'billing';

/**
 * The chosen plan and way to pay. A plan handed over by another page goes before the first one; one that was pressed
 * before React answered is taken over.
 */
export function usePlanChoice(handedOver: PlanTitle | null) {
  const [chosen, setPlan] = useState<PlanTitle | null>(null);
  const [period, setPeriod] = useState<BillingPeriod>('yearly');
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!ref.current) return;
    const checked = `input[name="${PLAN_FIELD}"]:checked`;
    const pressed = ref.current.querySelector<HTMLInputElement>(checked)?.value;
    if (pressed !== FIRST) setPlan(PLAN_TITLES.find((title) => title === pressed) ?? null);
  }, []);

  return { plan: chosen ?? handedOver ?? FIRST, setPlan, period, setPeriod, ref };
}
