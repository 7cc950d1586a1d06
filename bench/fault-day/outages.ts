import type { Action, Try } from './diary.ts';

/** From the begin of the first request that failed, and during which fault that was, to the end of the next good one that came after it, in ms. */
export type Outage = { readonly fault: string; readonly begun: number; readonly ended: number };

/** When requests of one kind failed. */
export function listOutages(tries: readonly Try[], action: Action): Outage[] {
  const outages: Outage[] = [];
  let first: Try | null = null;
  const own = tries.filter((one) => one.action === action).toSorted((a, b) => a.ended - b.ended);
  for (const one of own) {
    if (!one.isGood) first = first === null || one.begun < first.begun ? one : first;
    else if (first !== null && one.begun >= first.begun) {
      outages.push({ fault: first.fault, begun: first.begun, ended: one.ended });
      first = null;
    }
  }
  return outages;
}
