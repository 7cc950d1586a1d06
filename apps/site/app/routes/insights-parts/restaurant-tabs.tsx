import './restaurant-tabs.css';

import { PauseButton, Tabs } from '@high-street/ui';

import { useMotionPaused } from '#/features/motion/use-motion-preference.ts';
import { useRotation } from '#/features/rotation/use-rotation.ts';
import {
  StoryPanel,
  StoryStage,
  type RestaurantTabsWords,
  type StoryId,
} from '#/sections/insights/story-stage.tsx';

const ORDER: readonly StoryId[] = ['insights', 'visibility', 'data'];

/** A restaurant's story in three parts that take turns, each with its own picture. */
export function RestaurantTabs({ words }: { words: RestaurantTabsWords }) {
  const isMotionPaused = useMotionPaused();
  const { ref, activeId, isRunning, isPaused, round, select, toggle } = useRotation({
    ids: ORDER,
    isMotionPaused,
  });
  const tabs = ORDER.flatMap((id) =>
    words.tabs
      .filter((tab) => tab.id === id)
      .map((tab) => ({
        id,
        label: tab.label,
        panel: <StoryPanel tab={tab} />,
        stage: <StoryStage tab={tab} />,
      })),
  );
  return (
    <section className="section-space restaurant-tabs" aria-labelledby="restaurant">
      <div className="wrap">
        <div className="restaurant-tabs-head" data-reveal="">
          <h2 id="restaurant" className="sign text-display-2">
            {words.title}
          </h2>
          <p className="text-lede">{words.lede}</p>
        </div>
        <div ref={ref}>
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
