import { fileURLToPath } from 'node:url';

import { createCanvas } from '@napi-rs/canvas';
import { brandTokens, siteFonts } from '@high-street/build';
import type { ChosenBrand } from '@high-street/owner';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { runnerImport } from 'vite';

import type { ShareScene } from '../../app/art/share/share-scene.tsx';
import { SHARE_SIZE } from '../../app/art/share/share-size.ts';

import { encodeFlatPng } from './flat-png.ts';
import { drawGlyph } from './glyph-picture.ts';
import { nameFamilies, registerFonts } from './lettering.ts';
import {
  GLYPH_PLACE,
  writeHeadline,
  writeName,
  type Lettering,
  type ShareWords,
} from './share-words.ts';
import { inDayColours, createLetterNamer, svgImage } from './svg-image.ts';

const SCENE = fileURLToPath(new URL('../../app/art/share/share-scene.tsx', import.meta.url));

type SceneModule = {
  readonly SharePicture: ComponentType<{ scene: ShareScene; name: string }>;
};

/** Draws the picture of one page, as a PNG. */
export type SharePainter = (scene: ShareScene, words: ShareWords) => Promise<Buffer>;

function letteringOf(brand: ChosenBrand, sky: ShareScene['sky']): Lettering {
  const { display, text } = siteFonts(brand);
  const tokens = brandTokens(brand);
  const [ink, muted] =
    sky === 'dusk' ? [tokens['on-deep'], tokens['on-deep-2']] : [tokens.ink, tokens.muted];
  return {
    display: nameFamilies(display),
    text: nameFamilies(text),
    ink: ink.light,
    muted: muted.light,
  };
}

/** A painter of the pictures that other sites show beside a link, in the brand's colours and type. */
export async function createSharePainter(brand: ChosenBrand): Promise<SharePainter> {
  registerFonts(brand);
  const { module } = await runnerImport<SceneModule>(SCENE, { logLevel: 'error' });
  const { width, height } = SHARE_SIZE;
  const { name, logo } = brand.pack;
  const { x, y, side } = GLYPH_PLACE;
  const glyph = await drawGlyph(brand, side);
  const nameLetters = await createLetterNamer(brand);

  async function paint(scene: ShareScene, words: ShareWords): Promise<Buffer> {
    const drawing = renderToStaticMarkup(createElement(module.SharePicture, { scene, name }));
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawing}</svg>`;
    const context = createCanvas(width, height).getContext('2d');
    context.drawImage(await svgImage(inDayColours(nameLetters(svg), brand), width, height), 0, 0);
    context.drawImage(glyph, x, y);
    const lettering = letteringOf(brand, scene.sky);
    writeName(context, logo.wordmark, lettering);
    writeHeadline(context, words, lettering);
    return encodeFlatPng(context.getImageData(0, 0, width, height));
  }
  return paint;
}
