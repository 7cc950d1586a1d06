import { createContext, use } from 'react';
import type { SelectOption } from '@high-street/ui';

/** Every zone that can be chosen; the server's list goes into the page, since the browser's may differ. */
export const ZonesContext = createContext<readonly string[] | null>(null);

/** The zones that the service lists. */
export function useListedZones(): readonly string[] {
  const zones = use(ZonesContext);
  if (zones === null) throw new Error('useListedZones must be used within ZonesContext');
  return zones;
}

/** The zones as choices, the one that is shown among them in any case. */
export function useZones(shown: string): SelectOption[] {
  const zones = useListedZones();
  const all = zones.includes(shown) ? zones : [shown, ...zones];
  return all.map((zone) => ({ value: zone, label: zone }));
}
