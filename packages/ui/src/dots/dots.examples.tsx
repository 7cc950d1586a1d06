import { useState } from 'react';

import { PauseButton } from '#/pause-button/pause-button.tsx';
import { Dots } from './dots.tsx';

const COUNT = 6;
const describe = (index: number) => `Customer ${index + 1} of ${COUNT}`;

function Still() {
  const [selected, setSelected] = useState(2);
  return (
    <Dots
      label="Customers"
      count={COUNT}
      describe={describe}
      selected={selected}
      onSelect={setSelected}
    />
  );
}

function Rotating({ isPausedAtFirst }: { isPausedAtFirst: boolean }) {
  const [selected, setSelected] = useState(0);
  const [isPaused, setIsPaused] = useState(isPausedAtFirst);
  const rotation = {
    seconds: 8,
    isPaused,
    onFull: () => setSelected((index) => (index + 1) % COUNT),
  } as const;
  return (
    <div className="flex items-center gap-6">
      <Dots
        label="Customers"
        count={COUNT}
        describe={describe}
        selected={selected}
        onSelect={setSelected}
        rotation={rotation}
      />
      <PauseButton
        isPaused={isPaused}
        pauseLabel="Pause"
        playLabel="Play"
        onToggle={() => setIsPaused(!isPaused)}
      />
    </div>
  );
}

/** Dots standing, turning, halted and on three grounds. */
export const examples = [
  { title: 'still', render: () => <Still /> },
  { title: 'rotating', render: () => <Rotating isPausedAtFirst={false} /> },
  { title: 'paused', render: () => <Rotating isPausedAtFirst /> },
  ...['deep', 'signal', 'band'].map((ground) => ({
    title: `on ${ground}`,
    render: () => (
      <div data-ground={ground} className="p-6">
        <Still />
      </div>
    ),
  })),
];
