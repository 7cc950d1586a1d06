import type { Deed, Try } from './diary.ts';

/** From the begin of the first request that failed to the end of the next good one that came after it, in ms. */
export type Outage = { readonly begun: number; readonly ended: number };

/** When requests of one kind failed. */
export function listOutages(tries: readonly Try[], deed: Deed): Outage[] {
  const outages: Outage[] = [];
  let since: number | null = null;
  const own = tries.filter((one) => one.deed === deed).toSorted((a, b) => a.ended - b.ended);
  for (const { begun, ended, isGood } of own) {
    if (!isGood) since = Math.min(since ?? begun, begun);
    else if (since !== null && begun >= since) {
      outages.push({ begun: since, ended });
      since = null;
    }
  }
  return outages;
}
