import { type ReactNode, startTransition, useEffect, useState } from 'react';

/** Has what was typed early typed again once the whole page answers, and shows what this device has kept for it. */
export function TakeUpTyped({ takeUp, children }: { takeUp: () => void; children: ReactNode }) {
  const [isAnswering, setAnswering] = useState(false);
  // After what the page itself has to show in its first moment.
  useEffect(() => startTransition(() => setAnswering(true)), []);
  useEffect(() => {
    if (isAnswering) takeUp();
  }, [isAnswering, takeUp]);
  return children;
}
