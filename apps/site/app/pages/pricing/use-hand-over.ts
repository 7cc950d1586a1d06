import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { readPricingState, type PricingState } from '#/features/lead-form/plan-hand-over.ts';

const listenToNothing = () => () => undefined;

/**
 * What the page before handed over; nothing while the delivered page hydrates, because that knows of no hand-over.
 * That a registration was sent is taken out of the history entry, so that a reload does not say it again; the plan
 * stays in it.
 */
export function useHandOver(): PricingState {
  const { state, pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useSyncExternalStore(
    listenToNothing,
    () => true,
    () => false,
  );
  const [isSent, setIsSent] = useState(false);
  const arrived = readPricingState(isHydrated ? state : null);
  if (arrived.isSent && !isSent) setIsSent(true);

  // Before anybody can leave the entry for another.
  useLayoutEffect(() => {
    if (!arrived.isSent) return;
    void navigate({ pathname, search, hash }, { replace: true, state: { plan: arrived.plan } });
  }, [arrived.isSent, arrived.plan, pathname, search, hash, navigate]);

  return { plan: arrived.plan, isSent };
}
