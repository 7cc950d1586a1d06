import type { RouterContextProvider } from 'react-router';

import { deskContext, visitContext } from '#app/context.ts';
import { ZONE } from '#app/zone.ts';
import { type FrameCounts, MOST_WORK } from './frame-data.ts';

/** What the rail counts, or null where it cannot be read: a room is worth something without. */
export async function readCounts(
  context: Readonly<RouterContextProvider>,
): Promise<FrameCounts | null> {
  const { countWork, clock } = context.get(deskContext);
  const readAt = clock.now().getTime();
  const counts = await context.get(visitContext).tolerate(countWork(ZONE, MOST_WORK), null);
  return counts && { ...counts, readAt };
}
