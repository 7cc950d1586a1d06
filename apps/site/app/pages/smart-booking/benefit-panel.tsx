import './benefit-panel.css';

import { useMotionPaused } from '#/features/motion/use-motion-preference.ts';
import { inOrder } from '#/features/rotation/in-order.ts';
import { RotatingTabsSection } from '#/features/rotation/rotating-tabs-section.tsx';
import {
  BenefitStage,
  type BenefitId,
  type BenefitsWords,
} from '#/pages/smart-booking/sections/benefit-stage.tsx';

const ORDER: readonly BenefitId[] = [
  'queues',
  'availability',
  'integration',
  'booking',
  'experience',
];

/** Five benefits on five plates that take turns, each with its picture and two tickets. */
export function BenefitPanel({ words }: { words: BenefitsWords }) {
  const tabs = inOrder(ORDER, words.benefits).map((benefit) => ({
    id: benefit.id,
    label: benefit.label,
    panel: <p>{benefit.line}</p>,
    stage: <BenefitStage benefit={benefit} />,
  }));
  return (
    <RotatingTabsSection
      id="benefits"
      className="benefit-panel"
      words={words}
      tabs={tabs}
      isMotionPaused={useMotionPaused()}
      size="medium"
    />
  );
}
