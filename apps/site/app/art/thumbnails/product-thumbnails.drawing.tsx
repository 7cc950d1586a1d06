import { partId } from '../part-id.ts';
import { BookingThumbnail } from './booking-thumbnail.tsx';
import { BrandMarketingThumbnail } from './brand-marketing-thumbnail.tsx';
import { CatalogueThumbnail } from './catalogue-thumbnail.tsx';
import { InsightsThumbnail } from './insights-thumbnail.tsx';
import { OrderingThumbnail } from './ordering-thumbnail.tsx';
import { QrThumbnail } from './qr-thumbnail.tsx';
import { RewardsThumbnail } from './rewards-thumbnail.tsx';

const SIDE = 64;

/** In the order of the products; a menu shows one. */
const THUMBNAILS = [
  BrandMarketingThumbnail,
  OrderingThumbnail,
  InsightsThumbnail,
  RewardsThumbnail,
  BookingThumbnail,
  CatalogueThumbnail,
  QrThumbnail,
];

export const size = { width: SIDE * THUMBNAILS.length, height: SIDE };
export const cell = { width: SIDE, height: SIDE };

export function Drawing() {
  return THUMBNAILS.map((Thumbnail, index) => (
    <svg
      key={Thumbnail.name}
      id={partId(index)}
      x={index * SIDE}
      width={SIDE}
      height={SIDE}
      overflow="hidden"
    >
      <Thumbnail />
    </svg>
  ));
}
