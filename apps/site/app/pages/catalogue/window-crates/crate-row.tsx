import { GoodsPicture } from '#/pages/catalogue/sections/goods-picture.tsx';

import { Crate } from './crate.tsx';
import type { PlaceId, WindowCratesWords } from './window-words.ts';

type CrateRowProps = { lists: WindowCratesWords['lists']; place: PlaceId };

/** Two crates by the door, and the product's card in the hand or in one of them. */
export function CrateRow({ lists, place }: CrateRowProps) {
  return (
    <div className="crates" data-place={place}>
      <Crate of="arrivals" label={lists.arrivals.label} />
      <Crate of="featured" label={lists.featured.label} />
      <span className="crates-card">
        <GoodsPicture of="salad" className="w-full" />
        <svg className="crates-pointer" viewBox="-2 -2 44 64" aria-hidden="true">
          <path d="M0 0v46l11-10 9 20 9-4-9-20h15z" />
        </svg>
      </span>
    </div>
  );
}
