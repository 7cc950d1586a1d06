import { useCallback, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';

import { isDeskAnswering } from './is-desk-answering.ts';

/**
 * Reads the page anew if the desk answers, and leaves it as it is otherwise: the router would put an error in the place of
 * all that can be read and was typed. `readAnew` says whether it did.
 */
export function useReadAnew() {
  const { revalidate, state } = useRevalidator();
  const [isAsking, setIsAsking] = useState(false);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const readAnew = useCallback(async (): Promise<boolean> => {
    setIsAsking(true);
    const isAnswering = await isDeskAnswering();
    setIsAsking(false);
    // Somebody may have gone on to another page meanwhile, which has been read by now.
    if (!isAnswering || !isShown.current) return false;
    await revalidate();
    return true;
  }, [revalidate]);

  return { readAnew, isReading: isAsking || state === 'loading', state };
}
