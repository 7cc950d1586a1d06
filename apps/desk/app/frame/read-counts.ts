import type { RouterContextProvider } from 'react-router';

import { deskContext, visitContext } from '#app/context.ts';
import { type FrameCounts, MOST_WORK } from './frame-data.ts';

/** What the rail counts, or null where it cannot be read: a room is worth something without. */
export async function readCounts(
  context: Readonly<RouterContextProvider>,
): Promise<FrameCounts | null> {
  const { countWork, office, clock } = context.get(deskContext);
  const readAt = clock.now().getTime();
  const counting = countWork(office.timeZone, MOST_WORK);
  const counts = await context.get(visitContext).tolerate(counting, null);
  return counts && { ...counts, readAt };
}
