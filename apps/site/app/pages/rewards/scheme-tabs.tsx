import './scheme-tabs.css';

import { useMotionPaused } from '#/features/motion/use-motion-preference.ts';
import { inOrder } from '#/features/rotation/in-order.ts';
import { RotatingTabs } from '#/features/rotation/rotating-tabs.tsx';
import { BelowTheFold } from '#/page-loading/below-the-fold.tsx';
import {
  SchemeStage,
  type SchemeId,
  type SchemeWords,
} from '#/pages/rewards/sections/scheme-stage.tsx';

const ORDER: readonly SchemeId[] = ['goals', 'points', 'rewards'];

/** Goals, points and rewards, which take turns with the phone that shows them. */
export function SchemeTabs({ words }: { words: SchemeWords }) {
  const tabs = inOrder(ORDER, words.parts).map((part) => ({
    id: part.id,
    label: part.label,
    panel: <p className="max-w-[40ch]">{part.text}</p>,
    stage: <SchemeStage part={part} />,
  }));
  return (
    <section data-ground="paper" className="section-space scheme" aria-labelledby="scheme">
      <div className="wrap">
        <div data-reveal="">
          <h2 id="scheme" className="sign max-w-[17ch] text-display-2">
            {words.title}
          </h2>
        </div>
        <BelowTheFold>
          <div>
            <RotatingTabs
              words={words}
              tabs={tabs}
              isMotionPaused={useMotionPaused()}
              className="scheme-tabs"
            />
          </div>
        </BelowTheFold>
      </div>
    </section>
  );
}
