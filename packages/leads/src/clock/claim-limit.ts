import type { OfficeClock } from './office-clock.ts';

/** Who takes a lead and does nothing about it for so much open time gives it back. */
export const CLAIM_MS = 3_600_000;

/** Since when a lead is somebody's, and when they last did something about it. */
export type LeadHold = { readonly heldSince: Date | null; readonly heldActiveAt: Date | null };

/** Until when a lead stays with who holds it if they do nothing more; null where nobody does, or the office never opens. */
export function heldUntil(
  office: Pick<OfficeClock, 'addOpenTime'>,
  { heldSince, heldActiveAt }: LeadHold,
): Date | null {
  const last = Math.max(heldSince?.getTime() ?? 0, heldActiveAt?.getTime() ?? 0);
  return last === 0 ? null : office.addOpenTime(new Date(last), CLAIM_MS);
}
