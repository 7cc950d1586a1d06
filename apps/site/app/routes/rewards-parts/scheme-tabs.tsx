import './scheme-tabs.css';

import { PauseButton, Tabs } from '@high-street/ui';

import { useMotionPaused } from '#/features/motion/use-motion-preference.ts';
import { useRotation } from '#/features/rotation/use-rotation.ts';
import { SchemeStage, type SchemeId, type SchemeWords } from '#/sections/rewards/scheme-stage.tsx';

const ORDER: readonly SchemeId[] = ['goals', 'points', 'rewards'];

/** Goals, points and rewards, which take turns with the phone that shows them. */
export function SchemeTabs({ words }: { words: SchemeWords }) {
  const isMotionPaused = useMotionPaused();
  const { ref, activeId, isRunning, isPaused, round, select, toggle } = useRotation({
    ids: ORDER,
    isMotionPaused,
  });
  const tabs = ORDER.flatMap((id) =>
    words.parts
      .filter((part) => part.id === id)
      .map((part) => ({
        id,
        label: part.label,
        panel: <p className="max-w-[40ch]">{part.text}</p>,
        stage: <SchemeStage part={part} />,
      })),
  );
  return (
    <section data-ground="paper" className="section-space scheme" aria-labelledby="scheme">
      <div className="wrap">
        <div data-reveal="">
          <h2 id="scheme" className="sign max-w-[17ch] text-display-2">
            {words.title}
          </h2>
        </div>
        <div ref={ref} className="scheme-tabs">
          <Tabs
            label={words.tabsLabel}
            tabs={tabs}
            selected={activeId}
            onSelect={select}
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
