/** The most that can be kept of a price; the whole of it would ask an endless one. */
export const MARGIN_MAX = 80;

/** The online price, in whole pence, of which `marginPercent` is left when the cost is paid. */
export function priceFromMargin(costPence: number, marginPercent: number): number {
  const kept = Math.min(Math.max(marginPercent, 0), MARGIN_MAX);
  return Math.round((costPence * 100) / (100 - kept));
}
