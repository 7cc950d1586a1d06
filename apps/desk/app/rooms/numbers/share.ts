/** Below it a tenth of a percent is no more than the rounding to fives. */
const FINE_FROM = 50;

/** A share in percent, of two totals of which neither is under five; null where one is. No share is above all. */
export function tellShare(part: number, whole: number): number | null {
  return part === 0 || whole === 0 ? null : Math.min(100, (100 * part) / whole);
}

/** A share in words; null where there are too few to tell. */
export function sayShare(part: number, whole: number): string | null {
  const share = tellShare(part, whole);
  if (share === null) return null;
  if (share < 1) return 'under 1%';
  return share < 10 && part >= FINE_FROM ? `${share.toFixed(1)}%` : `${Math.round(share)}%`;
}
