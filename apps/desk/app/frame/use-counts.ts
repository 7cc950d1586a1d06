import { useEffect, useRef, useState } from 'react';

import { useLivePage } from '#app/live/live-page.tsx';
import { fetchCounts } from './fetch-counts.ts';
import type { FrameCounts } from './frame-data.ts';

const EVERY_MS = 4_000;
const SPREAD_MS = 2_000;

/** The counts of the rail, which follow what happens while the room stays as it is. */
export function useCounts(read: FrameCounts | null): FrameCounts | null {
  const { listen } = useLivePage();
  const [counts, setCounts] = useState<FrameCounts | null>(null);
  const [hasNews, setHasNews] = useState(false);
  const askedAt = useRef(-Infinity);
  useEffect(() => listen(() => setHasNews(true)), [listen]);
  useEffect(() => {
    if (!hasNews) return undefined;
    const ask = async () => {
      askedAt.current = performance.now();
      setHasNews(false);
      const answer = await fetchCounts();
      if (answer !== null) setCounts(answer);
    };
    // Many pages that are told of the same thing do not all ask in the same moment.
    const wait = Math.max(0, askedAt.current + EVERY_MS - performance.now());
    const timer = setTimeout(() => void ask(), wait + Math.random() * SPREAD_MS);
    return () => clearTimeout(timer);
  }, [hasNews]);
  return counts !== null && counts.readAt >= (read?.readAt ?? 0) ? counts : read;
}
