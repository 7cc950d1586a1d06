import { Place } from '#/art/place.tsx';

import { AdTicket } from './ad-ticket.tsx';
import { FOUND_PLANE, NARROW_TOP } from './found-plane.ts';
import { RankChart } from './rank-chart.tsx';
import { SearchResult } from './search-result.tsx';

export const size = FOUND_PLANE;

/** A search result, the line of its rank under it, and an advertisement pasted across both. */
export function Drawing() {
  return (
    <>
      <Place x={0} y={30}>
        <SearchResult
          width={600}
          height={280}
          title={['Hot cross buns, Friday from seven']}
          lines={[
            'Baked here, four mornings a week. Order for collection',
            'or delivery, and pick the tray you want.',
          ]}
        />
      </Place>
      <Place x={150} y={352}>
        <RankChart width={540} height={232} />
      </Place>
      <g transform="translate(448 196) rotate(4 122 71)">
        <AdTicket />
      </g>
      <Place x={6} y={NARROW_TOP + 8}>
        <SearchResult
          width={380}
          height={316}
          title={['Hot cross buns,', 'Friday from seven']}
          lines={['Baked here, four mornings a week.', 'Order, and pick the tray you want.']}
        />
      </Place>
    </>
  );
}
