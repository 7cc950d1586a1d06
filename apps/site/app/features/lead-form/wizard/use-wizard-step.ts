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

function arriveAt(key: string, wanted: WizardStep, values: LeadValues): Arrival {
  return { key, step: reachableStep(wanted, values) };
}

/** Leaves each entry once, so that a second press of the same key changes nothing. */
function useOncePerEntry(key: string): (move: () => void) => void {
  /** The entry that can be left; null once it was. */
  const open = useRef<string | null>(null);
  useLayoutEffect(() => {
    open.current = key;
  }, [key]);
  return (move) => {
    if (open.current === null) return;
    open.current = null;
    move();
  };
}

/** Leads back to the entry the visitor came in by, which then gives way to what comes after. */
function useFinish(depth: number, plan: SubscribedPlan): () => void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  /** The plan that was sent, while the wizard goes back to the entry it started from. */
  const [leaving, setLeaving] = useState<SubscribedPlan | null>(null);
  /** Where the visitor is by the time an answer arrives; null once the page is left. */
  const here = useRef<{ depth: number; plan: SubscribedPlan } | null>(null);

  useLayoutEffect(() => {
    here.current = { depth, plan };
    return () => {
      here.current = null;
    };
  });

  useEffect(() => {
    if (!leaving || depth > 0) return;
    // oxlint-disable-next-line react/set-state-in-effect -- the browser leads there, and it is left once
    setLeaving(null);
    if (leaving === DEFAULT_PLAN) void navigate(pathname, { replace: true });
    else void navigate('/pricing', { replace: true, state: pricingState(leaving) });
  }, [leaving, depth, pathname, navigate]);

  return () => {
    if (!here.current) return;
    setLeaving(here.current.plan);
    if (here.current.depth > 0) void navigate(-here.current.depth);
  };
}

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
  const { key, pathname, search } = location;
  const navigate = useNavigate();
  const leave = useOncePerEntry(key);
  const entry = readWizardEntry(location.state);
  const [arrival, setArrival] = useState(() =>
    isReady ? arriveAt(key, entry.step, values) : FIRST,
  );
  const plan = isReady ? readChosenPlan(location) : DEFAULT_PLAN;
  const isSettled = arrival.key === key;

  // The step is settled once for each entry, on arrival; typing must not take the visitor elsewhere.
  if (isReady && !isSettled) setArrival(arriveAt(key, arrival.previous ?? entry.step, values));
  const { step } = arrival;

  function go(to: WizardStep, depth: number, replace: boolean): void {
    void navigate({ pathname, search }, { state: { plan, step: to, depth }, replace });
  }

  useEffect(() => {
    if (isSettled && entry.step !== step) go(step, entry.depth, true);
    // oxlint-disable-next-line react/exhaustive-deps -- one look at each entry
  }, [isSettled, key]);

  const finish = useFinish(entry.depth, plan);

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
    finish,
  };
}

export type Wizard = ReturnType<typeof useWizardStep>;
