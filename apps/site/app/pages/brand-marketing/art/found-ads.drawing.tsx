import { Place } from '#/art/place.tsx';

import { AdTicket } from './ad-ticket.tsx';
import { FOUND_PLANE, NARROW_TOP } from './found-plane.ts';
import { ReachMap } from './reach-map.tsx';

export const size = FOUND_PLANE;

/** A large advertisement, pinned over the streets that see it. */
export function Drawing() {
  return (
    <>
      <Place x={174} y={24}>
        <ReachMap />
      </Place>
      <g transform="translate(6 318) rotate(-4 195 114)">
        <Place x={0} y={0} scale={1.6}>
          <AdTicket />
        </Place>
      </g>
      <Place x={6} y={NARROW_TOP + 4}>
        <svg width="388" height="250" viewBox="124 8 388 250" overflow="hidden">
          <ReachMap />
        </svg>
      </Place>
      <g transform={`translate(92 ${NARROW_TOP + 178}) rotate(-4 130 75)`}>
        <AdTicket />
      </g>
    </>
  );
}
