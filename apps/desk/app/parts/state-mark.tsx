import './state-mark.css';

import { SHAPES } from './state-shapes.tsx';

/** A state by its outline: shapes tell them apart where colours do not. */
export type State = keyof typeof SHAPES;

/** A state by shape and word. */
export function StateMark({ state, children }: { state: State; children: string }) {
  return (
    <span className="state-mark" data-state={state}>
      <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
        {SHAPES[state]}
      </svg>
      <span>{children}</span>
    </span>
  );
}
