import './users-counter.css';

import { useRef } from 'react';

import { COUNTER_MS, USERS_COUNT } from './counter-state.ts';
import { useCounter } from './use-counter.ts';

type UsersCounterProps = { value?: number; durationMs?: number };

/** A number that counts up when it is scrolled into view; assistive technology reads the final one throughout. */
export function UsersCounter({ value = USERS_COUNT, durationMs = COUNTER_MS }: UsersCounterProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const count = useCounter(ref, value, durationMs);
  return (
    <span ref={ref} className="users-counter" data-final={`${value}+`}>
      <span aria-hidden="true">{`${count}+`}</span>
      <span className="sr-only">{`${value}+`}</span>
    </span>
  );
}
