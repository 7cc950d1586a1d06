import './story-stage.css';

import { Drawing } from '#/sections/drawing.tsx';
import { storyData } from '#drawn/story-data.ts';
import { storyInsights } from '#drawn/story-insights.ts';
import { storyVisibility } from '#drawn/story-visibility.ts';

const STAGES = {
  insights: storyInsights,
  visibility: storyVisibility,
  data: storyData,
} as const;

/** The three parts of the restaurant's story in their order. */
export type StoryId = keyof typeof STAGES;

/** One part of the story: what it brought, how, and what its picture shows. */
export type StoryTab = {
  readonly id: StoryId;
  readonly label: string;
  readonly value: string;
  readonly claim: string;
  readonly text: string;
  readonly picture: string;
};

export type RestaurantTabsWords = {
  readonly title: string;
  readonly lede: string;
  readonly tabsLabel: string;
  readonly pause: string;
  readonly play: string;
  readonly tabs: readonly StoryTab[];
};

export function StoryPanel({ tab }: { tab: StoryTab }) {
  return (
    <div className="pt-5">
      <p className="story-figure">
        <b>{tab.value}</b> <span>{tab.claim}</span>
      </p>
      <p>{tab.text}</p>
    </div>
  );
}

export function StoryStage({ tab }: { tab: StoryTab }) {
  return (
    <div className="story-stage" data-story={tab.id} data-sample="">
      <Drawing
        of={STAGES[tab.id]}
        label={tab.picture}
        fit="slice"
        align="xMidYMid"
        className="aspect-[720/640] h-auto w-full"
      />
    </div>
  );
}
