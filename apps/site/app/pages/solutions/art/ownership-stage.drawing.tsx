import { Place } from '#/art/place.tsx';

import { ChainedBook, OpenBook } from './customer-books.tsx';
import { StageHalves } from './stage-halves.tsx';

export { STAGE_PLANE as size } from './stage-halves.tsx';

export function Drawing() {
  return (
    <StageHalves
      broken={
        <Place x={142} y={84} scale={1.04}>
          <ChainedBook />
        </Place>
      }
      fixed={
        <Place x={64} y={84} scale={1.06}>
          <OpenBook />
        </Place>
      }
    />
  );
}
