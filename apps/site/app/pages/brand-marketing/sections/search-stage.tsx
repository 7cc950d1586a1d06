import './search-stage.css';

import { Drawing } from '#/sections/drawing.tsx';
import { foundAds } from '#drawn/found-ads.ts';
import { foundAnalytics } from '#drawn/found-analytics.ts';
import { foundSeo } from '#drawn/found-seo.ts';

const PICTURES = { analytics: foundAnalytics, seo: foundSeo, ads: foundAds } as const;

/** The three tabs of the search section; ids are literal. */
export type SearchTabId = keyof typeof PICTURES;

/** One tab: its name, its bullet list and what its picture shows. */
type SearchTab = {
  readonly id: SearchTabId;
  readonly label: string;
  readonly points: readonly string[];
  readonly picture: string;
};

export type SearchPanelWords = {
  readonly title: string;
  readonly lede: string;
  readonly tabsLabel: string;
  readonly pause: string;
  readonly play: string;
  readonly tabs: readonly SearchTab[];
};

/** Where each picture lies once more, drawn for a narrow screen. */
const NARROW = '0 996 402 350';

export function SearchPoints({ points }: { points: readonly string[] }) {
  return (
    <ul className="search-points">
      {points.map((point) => (
        <li key={point}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path
              d="M3 10.500l5 5 9-11"
              fill="none"
              stroke="currentColor"
              strokeWidth="2.6"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
          {point}
        </li>
      ))}
    </ul>
  );
}

export function SearchStage({ tab }: { tab: SearchTab }) {
  const of = PICTURES[tab.id];
  return (
    <div role="img" aria-label={tab.picture} className="search-stage" data-sample="">
      <Drawing
        of={of}
        align="xMidYMid"
        className="hidden h-auto w-[min(100%,710px)] md:block lg:max-xl:hidden xl:w-full"
      />
      <Drawing of={of} crop={NARROW} align="xMidYMid" className="search-stage-narrow" />
    </div>
  );
}
