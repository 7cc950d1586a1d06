import { useEffect, useState } from 'react';

import { useLivePage } from '#app/live/live-page.tsx';
import { readKept } from './read-kept.ts';
import type { Writer } from './reply-data.ts';

const LOOK_MS = 10_000;

/** Who else is writing to a lead: looked at again and again for as long as somebody else has it open. */
export function useWriters(reference: string, read: readonly Writer[]) {
  const [writers, setWriters] = useState(read);
  const { present } = useLivePage();
  const isAccompanied = present?.lead === reference && present.people.length > 0;
  const isLooking = isAccompanied || writers.length > 0;
  useEffect(() => {
    if (!isLooking) return undefined;
    const look = async () => {
      if (document.hidden) return;
      const answer = await fetch(`/leads/${reference}/draft`);
      const found = answer.ok ? readKept(await answer.json()) : null;
      if (found !== null) setWriters(found.writers);
    };
    // What cannot be read for now is looked at again.
    const timer = setInterval(() => void look().catch(() => undefined), LOOK_MS);
    return () => clearInterval(timer);
  }, [isLooking, reference]);
  return [writers, setWriters] as const;
}
