import { Drawing } from '#/sections/drawing.tsx';
import { productThumbnails } from '#drawn/product-thumbnails.ts';
import { signPictures } from '#drawn/sign-pictures.ts';

const ICONS = {
  shopfront: { of: signPictures, part: 0, crop: '0 0 300 210' },
  megaphone: { of: signPictures, part: 1, crop: '300 0 300 210' },
  hills: { of: signPictures, part: 2, crop: '600 0 300 210' },
  code: { of: signPictures, part: 3, crop: '900 0 300 210' },
  stamps: { of: productThumbnails, part: 3, crop: '192 0 64 64' },
  calendar: { of: productThumbnails, part: 4, crop: '256 0 64 64' },
  shelf: { of: productThumbnails, part: 5, crop: '320 0 64 64' },
} as const;

/** What can be painted on a sign. */
export type SolutionIcon = keyof typeof ICONS;

/** The picture of a sign; the words beside it say the same. */
export function SignIcon({ icon }: { icon: SolutionIcon }) {
  return <Drawing {...ICONS[icon]} align="xMidYMid" className="shop-sign-picture" />;
}
