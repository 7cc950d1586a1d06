import { useEffect } from 'react';

import { READY_EVENT } from '#/late-start/ready-event.ts';

/** Tells the page's starter that React answers from now on, so that it lets go of what it held. */
export function useReadySignal(): void {
  useEffect(() => {
    window.dispatchEvent(new Event(READY_EVENT));
  }, []);
}
