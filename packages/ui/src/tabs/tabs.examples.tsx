import { useState } from 'react';

import { PauseButton } from '#/pause-button/pause-button.tsx';
import { SwingTicket } from '#/swing-ticket/swing-ticket.tsx';
import { Tabs, type Tab } from './tabs.tsx';

type Id = 'goals' | 'points' | 'rewards';

const IDS: readonly Id[] = ['goals', 'points', 'rewards'];

function Stage({ words }: { words: string }) {
  return (
    <div data-ground="signal" className="grid h-90 place-items-center rounded-stage">
      <SwingTicket line="A picture stands here">{words}</SwingTicket>
    </div>
  );
}

function buildTabs(hasStage: boolean, hasNote: boolean): Tab<Id>[] {
  const words: Record<Id, [string, string]> = {
    goals: ['Goals', 'Set a target people can picture: five breakfasts, one big shop.'],
    points: ['Points', 'Points for what you want to see more of.'],
    rewards: ['Rewards', 'Vouchers and flat offers, redeemed at the till.'],
  };
  return IDS.map((id) => ({
    id,
    label: words[id][0],
    panel: <p>{words[id][1]}</p>,
    ...(hasStage ? { stage: <Stage words={words[id][0]} /> } : {}),
    ...(hasNote ? { note: 'A line that is always there.' } : {}),
  }));
}

function Still({ isRow = false, isGrid = false }: { isRow?: boolean; isGrid?: boolean }) {
  const [selected, setSelected] = useState<Id>('goals');
  return (
    <Tabs
      label="Loyalty"
      tabs={buildTabs(isGrid, isRow)}
      selected={selected}
      onSelect={setSelected}
      orientation={isRow ? 'horizontal' : 'vertical'}
      size={isRow || isGrid ? 'medium' : 'large'}
      isGridOnTablet={isGrid}
    />
  );
}

function Rotating({ isPausedAtFirst }: { isPausedAtFirst: boolean }) {
  const [selected, setSelected] = useState<Id>('goals');
  const [isPaused, setIsPaused] = useState(isPausedAtFirst);
  function showNext(): void {
    setSelected((id) => IDS[(IDS.indexOf(id) + 1) % IDS.length] ?? id);
  }
  return (
    <>
      <Tabs
        label="Loyalty"
        tabs={buildTabs(true, false)}
        selected={selected}
        onSelect={setSelected}
        rotation={{ seconds: 10, isPaused, onFull: showNext }}
      />
      <PauseButton
        isPaused={isPaused}
        pauseLabel="Pause"
        playLabel="Play"
        onToggle={() => setIsPaused(!isPaused)}
      />
    </>
  );
}

/** Tabs lying, standing, turning, halted and on deep. */
export const examples = [
  { title: 'vertical', render: () => <Still /> },
  { title: 'horizontal', render: () => <Still isRow /> },
  { title: 'rotating', render: () => <Rotating isPausedAtFirst={false} /> },
  { title: 'paused', render: () => <Rotating isPausedAtFirst /> },
  {
    title: 'on deep, a grid on tablets',
    render: () => (
      <div data-ground="deep" className="p-6 md:p-12">
        <Still isGrid />
      </div>
    ),
  },
];
