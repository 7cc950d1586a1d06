import { useIsPrerendered } from '@high-street/ui';
import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { readPricingState, type PricingState } from '#/features/lead-form/plan-hand-over.ts';

/**
 * What the page before handed over; nothing while the delivered page hydrates, because that knows of no hand-over.
 * That a registration was sent is taken out of the history entry, so that a reload does not say it again; the plan
 * stays in it.
 */
export function useHandOver(): PricingState {
  const { state, pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isPrerendered = useIsPrerendered();
  const [isSent, setIsSent] = useState(false);
  const arrived = readPricingState(isPrerendered ? null : state);
  if (arrived.isSent && !isSent) setIsSent(true);

  // Before anybody can leave the entry for another.
  useLayoutEffect(() => {
    if (!arrived.isSent) return;
    void navigate({ pathname, search, hash }, { replace: true, state: { plan: arrived.plan } });
  }, [arrived.isSent, arrived.plan, pathname, search, hash, navigate]);

  return { plan: arrived.plan, isSent };
}
