import { hasShape, isNumber } from '#app/has-shape.ts';
import type { FrameCounts } from './frame-data.ts';

const isCounts = (value: unknown) =>
  hasShape<FrameCounts>(value, {
    leads: isNumber,
    bookings: isNumber,
    quarantine: isNumber,
    deliveries: isNumber,
    readAt: isNumber,
  });

/**
 * Asks for the counts; null where they cannot be had for now. Not by the router, which loads the page anew when it cannot
 * load the module of a route, and with it takes what somebody is typing while the desk is replaced.
 */
export async function fetchCounts(): Promise<FrameCounts | null> {
  try {
    const answer = await fetch('/counts');
    const counts: unknown = answer.ok ? await answer.json() : null;
    return isCounts(counts) ? counts : null;
  } catch {
    return null;
  }
}
