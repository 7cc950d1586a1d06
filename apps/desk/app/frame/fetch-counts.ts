import type { FrameCounts } from './frame-data.ts';

const NAMES = ['leads', 'bookings', 'quarantine', 'deliveries', 'readAt'] as const;

function isCounts(value: unknown): value is FrameCounts {
  return (
    typeof value === 'object' &&
    value !== null &&
    NAMES.every((name) => typeof Reflect.get(value, name) === 'number')
  );
}

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
