import './benefit-panel.css';

import { PauseButton, Tabs } from '@high-street/ui';

import { useMotionPaused } from '#/features/motion/use-motion-preference.ts';
import { useRotation } from '#/features/rotation/use-rotation.ts';
import {
  BenefitStage,
  type BenefitId,
  type BenefitsWords,
} from '#/sections/smart-booking/benefit-stage.tsx';

// spec 4
const ORDER: readonly BenefitId[] = [
  'queues',
  'availability',
  'integration',
  'booking',
  'experience',
];

/** Five benefits on five plates that take turns, each with its picture and two tickets. */
export function BenefitPanel({ words }: { words: BenefitsWords }) {
  const isMotionPaused = useMotionPaused();
  const { ref, activeId, isRunning, isPaused, round, select, toggle } = useRotation({
    ids: ORDER,
    isMotionPaused,
  });
  const tabs = ORDER.flatMap((id) =>
    words.benefits
      .filter((benefit) => benefit.id === id)
      .map((benefit) => ({
        id,
        label: benefit.label,
        panel: <p>{benefit.line}</p>,
        stage: <BenefitStage benefit={benefit} />,
      })),
  );
  return (
    <section className="section-space benefit-panel" aria-labelledby="benefits">
      <div className="wrap">
        <div data-reveal="">
          <h2 id="benefits" className="sign max-w-[12ch] text-display-2">
            {words.title}
          </h2>
        </div>
        <div ref={ref} className="benefit-plates">
          <Tabs
            label={words.tabsLabel}
            tabs={tabs}
            selected={activeId}
            onSelect={select}
            size="medium"
            rotation={{ seconds: 10, isPaused: !isRunning, round }}
          />
          <PauseButton
            isPaused={isPaused}
            pauseLabel={words.pause}
            playLabel={words.play}
            onToggle={toggle}
          />
        </div>
      </div>
    </section>
  );
}
