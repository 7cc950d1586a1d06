import type { Prices } from '@high-street/owner';

/** What the badge on the pricing page promises, in per cent, and how far a plan may be from it. */
const BADGE_PERCENT = 18;
const TOLERANCE_POINTS = 1;
const MONTHS = 12;

/** One line for each plan whose yearly price saves more or less than the badge says. */
export function findPriceWarnings({ plans }: Prices): string[] {
  return Object.entries(plans).flatMap(([plan, { monthly, yearly }]) => {
    const saving = (1 - yearly / (monthly * MONTHS)) * 100;
    return Math.abs(saving - BADGE_PERCENT) <= TOLERANCE_POINTS
      ? []
      : [
          `${plan} saves ${saving.toFixed(1)} % by the year, while the badge says ${BADGE_PERCENT}% Saves.`,
        ];
  });
}
