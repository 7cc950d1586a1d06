import { useEffect, useState } from 'react';

import { followTime } from './follow-time.ts';

/** The time of this device while the page is open, in milliseconds since 1970; what was read until it is known. */
export function useNow(readAt: number): number {
  const [now, setNow] = useState(readAt);
  useEffect(() => followTime(readAt, setNow), [readAt]);
  return Math.max(now, readAt);
}
