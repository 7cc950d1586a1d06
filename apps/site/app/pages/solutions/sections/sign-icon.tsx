import { Drawing } from '#/sections/drawing.tsx';
import { productThumbnails } from '#drawn/product-thumbnails.ts';
import { signPictures } from '#drawn/sign-pictures.ts';

const ICONS = {
  shopfront: { of: signPictures, part: 0 },
  megaphone: { of: signPictures, part: 1 },
  hills: { of: signPictures, part: 2 },
  code: { of: signPictures, part: 3 },
  stamps: { of: productThumbnails, part: 3 },
  calendar: { of: productThumbnails, part: 4 },
  shelf: { of: productThumbnails, part: 5 },
} as const;

/** What can be painted on a sign. */
export type SolutionIcon = keyof typeof ICONS;

/** The picture of a sign; the words beside it say the same. */
export function SignIcon({ icon }: { icon: SolutionIcon }) {
  return <Drawing {...ICONS[icon]} align="xMidYMid" className="w-full" />;
}
