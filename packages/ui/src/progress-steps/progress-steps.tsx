import './progress-steps.css';

import { Tick } from '#/icon/tick.tsx';

type ProgressStepsProps = {
  /** Names of the steps in their order. */
  steps: readonly string[];
  /** Number of the step one is at, from 1. */
  current: number;
  /** Read out for the whole, such as `Step 2 of 3`. */
  describe: (current: number, total: number) => string;
  /** Read out before the name of a finished step. */
  doneLabel: string;
};

/** Numbered plates: finished ones carry a tick, the current one is filled with ink. */
export function ProgressSteps({ steps, current, describe, doneLabel }: ProgressStepsProps) {
  return (
    <ol className="progress-steps" aria-label={describe(current, steps.length)}>
      {steps.map((name, index) => {
        const number = index + 1;
        const state = number < current ? 'done' : number === current ? 'current' : 'to-come';
        return (
          <li
            key={name}
            className="progress-step"
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className="progress-plate">{state === 'done' ? <Tick /> : number}</span>
            {state === 'done' ? <span className="sr-only">{doneLabel} </span> : null}
            <span className="progress-name">{name}</span>
          </li>
        );
      })}
    </ol>
  );
}
