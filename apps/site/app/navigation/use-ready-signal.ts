import { useEffect, useReducer } from 'react';

import { READY_EVENT } from '#/page-loading/markers.ts';

/**
 * Tells the page's starter that React answers from now on, so that it lets go of what it held. Waits one round, in
 * which the forms take over what was typed before.
 */
export function useReadySignal(): void {
  const [isMounted, mount] = useReducer(() => true, false);

  useEffect(() => mount(), []);

  useEffect(() => {
    if (isMounted) window.dispatchEvent(new Event(READY_EVENT));
  }, [isMounted]);
}
