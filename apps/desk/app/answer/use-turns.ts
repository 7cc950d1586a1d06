import { useCallback, useRef } from 'react';

/** Makes one call after the other; `findCall` gives what the last one comes to, and null once nothing is on its way. */
export function useTurns(call: () => Promise<void>) {
  const last = useRef<Promise<void> | null>(null);
  const callInTurn = useCallback((): Promise<void> => {
    const turn = (last.current ?? Promise.resolve()).then(call);
    last.current = turn;
    void turn.finally(() => {
      if (last.current === turn) last.current = null;
    });
    return turn;
  }, [call]);
  const findCall = useCallback(() => last.current, []);
  return { callInTurn, findCall };
}
