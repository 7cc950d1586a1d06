import './restaurant-tabs.css';

import { useMotionPaused } from '#/features/motion/use-motion-preference.ts';
import { inOrder } from '#/features/rotation/in-order.ts';
import { RotatingTabs } from '#/features/rotation/rotating-tabs.tsx';
import {
  StoryPanel,
  StoryStage,
  type RestaurantTabsWords,
  type StoryId,
} from '#/pages/insights/sections/story-stage.tsx';

const ORDER: readonly StoryId[] = ['insights', 'visibility', 'data'];

/** A restaurant's story in three parts that take turns, each with its own picture. */
export function RestaurantTabs({ words }: { words: RestaurantTabsWords }) {
  const tabs = inOrder(ORDER, words.tabs).map((tab) => ({
    id: tab.id,
    label: tab.label,
    panel: <StoryPanel tab={tab} />,
    stage: <StoryStage tab={tab} />,
  }));
  return (
    <section className="section-space restaurant-tabs" aria-labelledby="restaurant">
      <div className="wrap">
        <div className="restaurant-tabs-head" data-reveal="">
          <h2 id="restaurant" className="sign text-display-2">
            {words.title}
          </h2>
          <p className="text-lede">{words.lede}</p>
        </div>
        <RotatingTabs words={words} tabs={tabs} isMotionPaused={useMotionPaused()} />
      </div>
    </section>
  );
}
