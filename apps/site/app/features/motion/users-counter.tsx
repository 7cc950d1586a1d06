import './users-counter.css';

import { useRef } from 'react';

import { USERS_COUNT } from './counter-state.ts';
import { useCounter } from './use-counter.ts';

/** A number that counts up when it is scrolled into view; assistive technology reads the final one throughout. */
export function UsersCounter() {
  const ref = useRef<HTMLSpanElement>(null);
  const count = useCounter(ref);
  return (
    <span ref={ref} className="users-counter" data-final={`${USERS_COUNT}+`}>
      <span aria-hidden="true">{`${count}+`}</span>
      <span className="sr-only">{`${USERS_COUNT}+`}</span>
    </span>
  );
}
