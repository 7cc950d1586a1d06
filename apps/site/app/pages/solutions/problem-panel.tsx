import './problem-panel.css';

import { useMotionPaused } from '#/features/motion/use-motion-preference.ts';
import { inOrder } from '#/features/rotation/in-order.ts';
import { RotatingTabs } from '#/features/rotation/rotating-tabs.tsx';
import {
  ProblemStage,
  type ProblemId,
  type ProblemPanelWords,
} from '#/pages/solutions/sections/problem-stage.tsx';

const ORDER: readonly ProblemId[] = ['commission', 'competition', 'ownership', 'branding'];

/** Four problems that take turns, each broken on the left and mended on the right. */
export function ProblemPanel({ words }: { words: ProblemPanelWords }) {
  const tabs = inOrder(ORDER, words.problems).map((problem) => ({
    id: problem.id,
    label: problem.label,
    note: problem.broken,
    panel: <p>{problem.mended}</p>,
    stage: <ProblemStage problem={problem} />,
  }));
  return (
    <section className="section-space problem-panel" aria-labelledby="problems">
      <div className="wrap">
        <div className="problem-panel-head" data-reveal="">
          <h2 id="problems" className="sign max-w-[15ch] text-display-2">
            {words.title}
          </h2>
          <p className="max-w-[46ch] text-lede text-muted">{words.lede}</p>
        </div>
        <RotatingTabs
          words={words}
          tabs={tabs}
          isMotionPaused={useMotionPaused()}
          orientation="horizontal"
          size="medium"
        />
      </div>
    </section>
  );
}
