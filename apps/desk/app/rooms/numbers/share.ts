/** Below it a tenth of a percent is no more than the rounding to fives. */
const FINE_FROM = 50;

/** Of fewer than these no share and no median is told, as the rounding to fives alone could make it. */
export const LEAST_TOLD = 20;

/** A share in percent; null where the part is under five or the whole too small to tell. No share is above all. */
export function tellShare(part: number, whole: number): number | null {
  return part === 0 || whole < LEAST_TOLD ? null : Math.min(100, (100 * part) / whole);
}

/** A share in words; null where there are too few to tell. */
export function sayShare(part: number, whole: number): string | null {
  const share = tellShare(part, whole);
  if (share === null) return null;
  if (share < 1) return 'under 1%';
  return share < 10 && part >= FINE_FROM ? `${share.toFixed(1)}%` : `${Math.round(share)}%`;
}
