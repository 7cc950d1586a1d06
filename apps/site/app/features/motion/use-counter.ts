import { useEffect, useState, type RefObject } from 'react';

import { useStill } from '#/motion/use-still.ts';

import {
  COUNTER_MS,
  COUNTER_THRESHOLD,
  countAt,
  nextCounterPhase,
  type CounterPhase,
  USERS_COUNT,
} from './counter-state.ts';

/** The number a counter shows at this moment; it runs once, when half of the element is in view. */
export function useCounter(ref: RefObject<HTMLElement | null>): number {
  const isStill = useStill();
  const [phase, setPhase] = useState<CounterPhase>('unseen');
  const [count, setCount] = useState(0);
  const isDone = phase === 'done';
  const isCounting = phase === 'counting' && !isStill;

  useEffect(() => {
    if (ref.current === null || isDone) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const ratio = entries.at(-1)?.intersectionRatio ?? 0;
        setPhase((current) => nextCounterPhase(current, ratio, isStill));
      },
      { threshold: [0, 0.01, COUNTER_THRESHOLD] },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, isDone, isStill]);

  useEffect(() => {
    if (!isCounting) return;
    let startedAt: number | null = null;
    let frame = requestAnimationFrame(step);

    function step(at: number): void {
      startedAt ??= at;
      const elapsedMs = at - startedAt;
      setCount(countAt(elapsedMs, USERS_COUNT, COUNTER_MS));
      if (elapsedMs >= COUNTER_MS) setPhase('done');
      else frame = requestAnimationFrame(step);
    }

    return () => cancelAnimationFrame(frame);
  }, [isCounting]);

  return !isStill && (phase === 'atZero' || phase === 'counting') ? count : USERS_COUNT;
}
