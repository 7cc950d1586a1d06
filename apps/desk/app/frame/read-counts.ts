import type { DeskServices } from '#/desk-services.ts';
import { ZONE } from '#app/zone.ts';
import { type FrameCounts, MOST_WORK } from './frame-data.ts';

/** What the rail counts, or null where it cannot be read: a room is worth something without. */
export async function readCounts({
  countWork,
  clock,
}: Pick<DeskServices, 'countWork' | 'clock'>): Promise<FrameCounts | null> {
  const readAt = clock.now().getTime();
  try {
    return { ...(await countWork(ZONE, MOST_WORK)), readAt };
  } catch {
    return null;
  }
}
