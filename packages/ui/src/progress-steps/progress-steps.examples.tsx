import { ProgressSteps } from './progress-steps.tsx';

const STEPS = ['Profile details', 'Choose your business', 'Brand and growth'];

/** The plates at each of three steps. */
export const examples = [1, 2, 3].map((current) => ({
  title: `step ${current}`,
  render: () => (
    <ProgressSteps
      steps={STEPS}
      current={current}
      describe={(step, total) => `Step ${step} of ${total}`}
      doneLabel="Done:"
    />
  ),
}));
