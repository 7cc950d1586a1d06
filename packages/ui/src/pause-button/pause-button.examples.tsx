import { PauseButton } from './pause-button.tsx';

/** Moving and halted. */
export const examples = [false, true].map((isPaused) => ({
  title: isPaused ? 'halted' : 'moving',
  render: () => (
    <PauseButton
      isPaused={isPaused}
      pauseLabel="Pause"
      playLabel="Play"
      onToggle={() => undefined}
    />
  ),
}));
