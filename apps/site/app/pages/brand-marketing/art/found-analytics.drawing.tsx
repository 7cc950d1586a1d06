import { Place } from '#/art/place.tsx';

import { FOUND_PLANE, NARROW_TOP } from './found-plane.ts';
import { RankChart } from './rank-chart.tsx';
import { SearchTerms } from './search-terms.tsx';

export const size = FOUND_PLANE;

/** The list of what was searched for, over the line of where the shop stands. */
export function Drawing() {
  return (
    <>
      <Place x={0} y={338}>
        <RankChart width={540} height={250} />
      </Place>
      <g transform="translate(206 16) rotate(1.200 230 150)">
        <SearchTerms width={480} />
      </g>
      <Place x={6} y={NARROW_TOP + 8}>
        <SearchTerms width={380} />
      </Place>
    </>
  );
}
