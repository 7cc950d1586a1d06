import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createCanvas } from '@napi-rs/canvas';
import { brandTokens } from '@high-street/build';
import type { ChosenBrand } from '@high-street/owner';

import { drawGlyph } from './glyph-picture.ts';

/** Of a maskable icon only this much of its side is sure to be seen. */
const SAFE_SHARE = 0.72;
const ICO_HEADER_BYTES = 22;

/** The glyph alone, or small on a ground of the brand's colour that fills the whole square. */
type Ground = 'none' | 'full';

async function drawIcon(brand: ChosenBrand, side: number, ground: Ground): Promise<Buffer> {
  const canvas = createCanvas(side, side);
  const context = canvas.getContext('2d');
  const { bg, 'art-brand': plate } = brandTokens(brand);
  if (ground === 'full') {
    context.fillStyle = brand.pack.logo.glyph.endsWith('.svg') ? bg.light : plate.light;
    context.fillRect(0, 0, side, side);
  }
  const glyphSide = Math.round(ground === 'full' ? side * SAFE_SHARE : side);
  const edge = (side - glyphSide) / 2;
  context.drawImage(await drawGlyph(brand, glyphSide), edge, edge);
  return canvas.encode('png');
}

/** One PNG in the wrapper of an .ico file. */
export function wrapIco(png: Buffer, side: number): Buffer {
  const header = Buffer.alloc(ICO_HEADER_BYTES);
  header.writeUInt16LE(1, 2); // kind: icon
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10); // planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(ICO_HEADER_BYTES, 18);
  return Buffer.concat([header, png]);
}

/** What a phone needs to put the site on its home screen, as a web app manifest. */
export function buildManifest(brand: ChosenBrand) {
  const { name } = brand.pack;
  const colour = brandTokens(brand).bg.light;
  return {
    id: '/',
    name,
    short_name: name,
    lang: 'en-GB',
    start_url: '/',
    display: 'browser',
    theme_color: colour,
    background_color: colour,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      ...[192, 512].map((side) => ({
        src: `/icon-maskable-${side}.png`,
        sizes: `${side}x${side}`,
        type: 'image/png',
        purpose: 'maskable',
      })),
    ],
  };
}

/** An SVG of up to this many characters is in the pages themselves: a larger one would delay their first paint. */
const LONGEST_IN_PAGE = 1024;

/** The address of the SVG. As a data address it costs no request, which would otherwise compete with the first paint. */
function svgAddress(svg: string): string {
  if (svg.length > LONGEST_IN_PAGE) return '/favicon.svg';
  const quoted = svg.includes("'") ? svg : svg.replaceAll('"', "'");
  return `data:image/svg+xml,${quoted.replaceAll(/[%#&"]|[^ -~]/gu, encodeURIComponent)}`;
}

/**
 * Where browsers and phones find them; the SVG is last, since it goes before the others where it is known. The
 * manifest has its link from the page's scripts (app/layout/manifest-link.tsx).
 */
export function iconTags(svg: string): string {
  return [
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    `<link rel="icon" href="${svgAddress(svg)}" type="image/svg+xml">`,
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  ].join('');
}

/** Writes the icons that are no SVG, and the manifest that names them, into the folder. */
export async function writeIcons(folder: string, brand: ChosenBrand): Promise<void> {
  const files: readonly (readonly [name: string, content: Buffer | string])[] = [
    ['favicon.ico', wrapIco(await drawIcon(brand, 32, 'none'), 32)],
    ['apple-touch-icon.png', await drawIcon(brand, 180, 'full')],
    ['icon-192.png', await drawIcon(brand, 192, 'none')],
    ['icon-512.png', await drawIcon(brand, 512, 'none')],
    ['icon-maskable-192.png', await drawIcon(brand, 192, 'full')],
    ['icon-maskable-512.png', await drawIcon(brand, 512, 'full')],
    ['site.webmanifest', JSON.stringify(buildManifest(brand))],
  ];
  for (const [name, content] of files) await writeFile(join(folder, name), content);
}
