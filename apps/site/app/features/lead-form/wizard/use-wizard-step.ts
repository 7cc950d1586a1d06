import { DEFAULT_PLAN, type SubscribedPlan, type WizardStep } from '@high-street/contract';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import type { LeadValues } from '../form-state.ts';
import { pricingState, readChosenPlan } from '../plan-hand-over.ts';
import { readWizardEntry, reachableStep, stepAfter, stepBefore } from './wizard-entry.ts';

type Arrival = {
  readonly key: string | null;
  readonly step: WizardStep;
  /** What the Back link leads to: the entry before may be one of the same step. */
  readonly previous?: WizardStep;
};

const FIRST: Arrival = { key: null, step: 1 };

/**
 * The wizard's place in the browser's history: each step is an entry of its own, all under one address. Before
 * `isReady` it shows what was prerendered: step 1 on the trial plan.
 */
export function useWizardStep(
  values: LeadValues,
  isReady: boolean,
  /** Told of each step that the visitor goes on to. */
  onReach: (step: WizardStep) => void,
) {
  const location = useLocation();
  const navigate = useNavigate();
  /** The plan that was sent, while the wizard goes back to the entry it started from. */
  const [leaving, setLeaving] = useState<SubscribedPlan | null>(null);
  const isLeft = useRef(false);
  const entry = readWizardEntry(location.state);
  const settle = (wanted = entry.step): Arrival => ({
    key: location.key,
    step: reachableStep(wanted, values),
  });
  const [arrival, setArrival] = useState(() => (isReady ? settle() : FIRST));
  const plan = isReady ? readChosenPlan(location) : DEFAULT_PLAN;
  /** Where the visitor is by the time an answer arrives; null once the page is left. */
  const here = useRef<{ depth: number; plan: SubscribedPlan } | null>(null);

  useLayoutEffect(() => {
    isLeft.current = false;
  }, [location.key]);

  useLayoutEffect(() => {
    here.current = { depth: entry.depth, plan };
    return () => {
      here.current = null;
    };
  });

  // The step is settled once for each entry, on arrival; typing must not take the visitor elsewhere.
  if (isReady && arrival.key !== location.key) {
    setArrival(settle(arrival.previous));
  }
  const { step } = arrival;

  function go(to: WizardStep, depth: number, replace: boolean): void {
    const { pathname, search } = location;
    void navigate({ pathname, search }, { state: { plan, step: to, depth }, replace });
  }

  const isSettled = arrival.key === location.key;
  useEffect(() => {
    if (isSettled && entry.step !== step) go(step, entry.depth, true);
    // oxlint-disable-next-line react/exhaustive-deps -- one look at each entry
  }, [isSettled, location.key]);

  useEffect(() => {
    if (!leaving || entry.depth > 0) return;
    setLeaving(null);
    if (leaving === DEFAULT_PLAN) void navigate(location.pathname, { replace: true });
    else void navigate('/pricing', { replace: true, state: pricingState(leaving) });
  }, [leaving, entry.depth, location.pathname, navigate]);

  /** Once for each entry, so that a second press of the same key changes nothing. */
  function leave(move: () => void): void {
    if (isLeft.current) return;
    isLeft.current = true;
    move();
  }

  return {
    step,
    plan,
    forward: () =>
      leave(() => {
        const next = stepAfter(step);
        if (!next) return;
        onReach(next);
        go(next, entry.depth + 1, false);
      }),
    back: () =>
      leave(() => {
        const previous = stepBefore(step);
        if (!previous) return;
        if (entry.depth === 0) return go(previous, 0, true);
        setArrival({ ...arrival, previous });
        void navigate(-1);
      }),
    /** Back to the first step without leaving the form. */
    restart: () => {
      if (entry.depth > 0) void navigate(-entry.depth);
      else if (step !== 1) go(1, 0, true);
    },
    /** Back to the entry the visitor came in by, which then gives way to what comes after. */
    finish: () => {
      if (!here.current) return;
      const { depth } = here.current;
      setLeaving(here.current.plan);
      if (depth > 0) void navigate(-depth);
    },
  };
}

export type Wizard = ReturnType<typeof useWizardStep>;
