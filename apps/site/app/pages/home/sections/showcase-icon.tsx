import { Drawing } from '#/sections/drawing.tsx';
import { productThumbnails } from '#drawn/product-thumbnails.ts';

/** Which of the thumbnails each icon is; the menu of the products shows the same ones. */
const PARTS = { post: 0, ticket: 1, hill: 2, stamps: 3, crate: 5, code: 6 } as const;

export type ShowcaseIconName = keyof typeof PARTS;

export function ShowcaseIcon({ icon }: { icon: ShowcaseIconName }) {
  return <Drawing of={productThumbnails} part={PARTS[icon]} className="showcase-icon" />;
}
