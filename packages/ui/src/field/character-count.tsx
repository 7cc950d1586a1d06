import { useEffect, useState } from 'react';

const PAUSE_MS = 1_000;

/** The words once they have stayed for a second; at every key they would be spoken over what is typed. */
function useSettled(words: string): string {
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return settled;
}

/** How much of a limit is used, or null: shown at once, and read out when typing pauses. */
export function CharacterCount({ count }: { count: string | null }) {
  const settled = useSettled(count ?? '');
  return (
    <>
      <span className="field-count" aria-hidden="true">
        {count}
      </span>
      <output className="sr-only">{settled}</output>
    </>
  );
}
