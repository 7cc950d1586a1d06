import './problem-panel.css';

import { PauseButton, Tabs } from '@high-street/ui';

import { useMotionPaused } from '#/features/motion/use-motion-preference.ts';
import { useRotation } from '#/features/rotation/use-rotation.ts';
import {
  ProblemStage,
  type ProblemId,
  type ProblemPanelWords,
} from '#/sections/solutions/problem-stage.tsx';

const ORDER: readonly ProblemId[] = ['commission', 'competition', 'ownership', 'branding'];

/** Four problems that take turns, each broken on the left and mended on the right. */
export function ProblemPanel({ words }: { words: ProblemPanelWords }) {
  const isMotionPaused = useMotionPaused();
  const { ref, activeId, isRunning, isPaused, round, select, toggle } = useRotation({
    ids: ORDER,
    isMotionPaused,
  });
  const tabs = ORDER.flatMap((id) =>
    words.problems
      .filter((problem) => problem.id === id)
      .map((problem) => ({
        id,
        label: problem.label,
        note: problem.broken,
        panel: <p>{problem.mended}</p>,
        stage: <ProblemStage problem={problem} />,
      })),
  );
  return (
    <section className="section-space problem-panel" aria-labelledby="problems">
      <div className="wrap">
        <div className="problem-panel-head" data-reveal="">
          <h2 id="problems" className="sign max-w-[15ch] text-display-2">
            {words.title}
          </h2>
          <p className="max-w-[46ch] text-lede text-muted">{words.lede}</p>
        </div>
        <div ref={ref}>
          <Tabs
            label={words.tabsLabel}
            tabs={tabs}
            selected={activeId}
            onSelect={select}
            orientation="horizontal"
            size="medium"
            rotation={{ seconds: 10, isPaused: !isRunning, round }}
          />
        </div>
        <PauseButton
          isPaused={isPaused}
          pauseLabel={words.pause}
          playLabel={words.play}
          onToggle={toggle}
        />
      </div>
    </section>
  );
}
