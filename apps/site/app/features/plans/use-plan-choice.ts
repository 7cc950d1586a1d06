import { PLAN_TITLES, type PlanTitle } from '@high-street/contract';
import { useEffect, useRef, useState } from 'react';

import type { BillingPeriod } from './plan.ts';

const [FIRST] = PLAN_TITLES;

/** Names of the two radio groups of the page. */
export const PLAN_FIELD = 'plan';
export const BILLING_FIELD = 'billing';

function readChecked(root: HTMLElement, field: string): string | undefined {
  return root.querySelector<HTMLInputElement>(`input[name="${field}"]:checked`)?.value;
}

/**
 * The chosen plan and way to pay. A plan handed over by another page goes before the first one; what was pressed before
 * React answered is taken over.
 */
export function usePlanChoice(handedOver: PlanTitle | null) {
  const [chosen, setPlan] = useState<PlanTitle | null>(null);
  const [period, setPeriod] = useState<BillingPeriod>('yearly');
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!ref.current) return;
    const pressed = readChecked(ref.current, PLAN_FIELD);
    if (pressed !== FIRST) setPlan(PLAN_TITLES.find((title) => title === pressed) ?? null);
    setPeriod(readChecked(ref.current, BILLING_FIELD) === 'monthly' ? 'monthly' : 'yearly');
  }, []);

  return { plan: chosen ?? handedOver ?? FIRST, setPlan, period, setPeriod, ref };
}
