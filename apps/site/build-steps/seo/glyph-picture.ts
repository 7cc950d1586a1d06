import { createCanvas, loadImage, type Canvas } from '@napi-rs/canvas';
import type { ChosenBrand } from '@high-street/owner';
import { optimize, type CustomPlugin } from 'svgo';

import { drawFavicon } from '../favicon.ts';
import { plainColour } from './svg-image.ts';

/** References and colours as the renderer reads them; it knows neither `href` alone nor eight digits. */
const OLDER_ATTRIBUTES: CustomPlugin = {
  name: 'older-attributes',
  fn: () => ({
    element: {
      enter({ attributes }) {
        for (const [name, value] of Object.entries(attributes)) {
          attributes[name === 'href' ? 'xlink:href' : name] = plainColour(value);
        }
      },
    },
  }),
};

/** The drawing in attributes alone: browsers read stylesheets in an SVG, the renderer does not. Throws for what is no SVG. */
function toPlainSvg(svg: string, path: string): string {
  return optimize(svg, {
    path,
    plugins: [
      { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
      'convertStyleToAttrs',
      OLDER_ATTRIBUTES,
    ],
  }).data;
}

/** The brand's glyph in the middle of a square, as large as it fits; throws for one that comes out empty. */
export async function drawGlyph(brand: ChosenBrand, side: number): Promise<Canvas> {
  const { glyph } = brand.pack.logo;
  const svg = toPlainSvg(await drawFavicon(brand), glyph);
  const image = await loadImage(Buffer.from(svg));
  const scale = side / Math.max(image.width, image.height);
  image.width *= scale;
  image.height *= scale;
  const canvas = createCanvas(side, side);
  const context = canvas.getContext('2d');
  context.drawImage(image, (side - image.width) / 2, (side - image.height) / 2);
  if (context.getImageData(0, 0, side, side).data.every((value) => value === 0)) {
    throw new Error(
      `The glyph ${glyph} of the brand "${brand.id}" is empty as an icon. Export it as paths with plain colours.`,
    );
  }
  return canvas;
}
