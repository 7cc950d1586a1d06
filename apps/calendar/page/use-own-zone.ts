import { useEffect, type Dispatch } from 'react';

import type { BookingAction, BookingState } from './booking-state.ts';
import type { PageProps } from './page-props.ts';
import { readOwnZone } from './zone-list.ts';
import { useListedZones } from './zones.ts';

const readBrowserZone = () => readOwnZone(Intl.DateTimeFormat().resolvedOptions().timeZone);

/** The zone that was chosen before React answered, or null where that is the one that the page was made with. */
function readEarlyZone(shown: string): string | null {
  const chosen = document.querySelector<HTMLSelectElement>('select[name="zone"]')?.value;
  return chosen === undefined || chosen === shown ? null : chosen;
}

/** Shows times in the zone of the browser, unless another was chosen or the service does not know it. */
export function useOwnZone(
  { isZoneChosen, zone: shownZone }: Pick<PageProps, 'isZoneChosen' | 'zone'>,
  { zone, loading }: Pick<BookingState, 'zone' | 'loading'>,
  dispatch: Dispatch<BookingAction>,
): void {
  const zones = useListedZones();
  useEffect(() => {
    const wanted = readEarlyZone(shownZone) ?? (isZoneChosen ? shownZone : readBrowserZone());
    if (wanted !== null && wanted !== shownZone) dispatch({ type: 'zone', zone: wanted });
  }, [isZoneChosen, shownZone, dispatch]);

  // A zone that the service does not list may be one that it does not know.
  const isDoubtful = zone !== shownZone && !zones.includes(zone);
  useEffect(() => {
    if (isDoubtful && loading === 'failed') dispatch({ type: 'zone', zone: shownZone });
  }, [isDoubtful, loading, shownZone, dispatch]);
}
