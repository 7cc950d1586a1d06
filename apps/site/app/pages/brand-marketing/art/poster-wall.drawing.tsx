import type { ComponentType } from 'react';

import { type Paint, paint } from '#/art/paint.ts';
import { Place } from '#/art/place.tsx';

import {
  AdPrint,
  CataloguePrint,
  CodePrint,
  EmailPrint,
  FacebookPrint,
  InstagramPrint,
  PushPrint,
  SmsPrint,
  WhatsappPrint,
} from './poster-prints.tsx';
import { Poster } from './poster.tsx';

export const size = { minX: 660, width: 780, height: 780 } as const;

/** Where the second hanging lies on the plane; a narrow screen shows that one instead. */
const NARROW_TOP = 1000;

type Sheet = {
  readonly Print: ComponentType;
  readonly width: number;
  readonly height: number;
  readonly fill: Paint;
  /** Left, top and degrees off true. */
  readonly wide: readonly [number, number, number];
  /** The same in two columns, where there is room for it. */
  readonly narrow?: readonly [number, number, number];
};

/** Hung from back to front. */
const SHEETS: readonly Sheet[] = [
  {
    Print: InstagramPrint,
    width: 250,
    height: 330,
    fill: paint.accent,
    wide: [690, 50, -4],
    narrow: [4, 16, -4],
  },
  {
    Print: EmailPrint,
    width: 210,
    height: 250,
    fill: paint.ticket,
    wide: [968, 34, 3],
    narrow: [280, 4, 3],
  },
  {
    Print: WhatsappPrint,
    width: 206,
    height: 184,
    fill: paint.brandPale,
    wide: [1202, 62, -3],
    narrow: [282, 278, -3],
  },
  {
    Print: PushPrint,
    width: 236,
    height: 164,
    fill: paint.deep,
    wide: [692, 414, 3],
    narrow: [8, 374, 3],
  },
  {
    Print: FacebookPrint,
    width: 232,
    height: 290,
    fill: paint.extra,
    wide: [952, 312, -2.5],
    narrow: [250, 484, -2.5],
  },
  {
    Print: SmsPrint,
    width: 190,
    height: 150,
    fill: paint.accentPale,
    wide: [1212, 280, 4],
    narrow: [24, 560, 4],
  },
  {
    Print: CodePrint,
    width: 188,
    height: 196,
    fill: paint.cream,
    wide: [1214, 480, -3],
    narrow: [24, 738, -3],
  },
  {
    Print: AdPrint,
    width: 208,
    height: 120,
    fill: paint.signalPale,
    wide: [712, 608, -3],
  },
  {
    Print: CataloguePrint,
    width: 216,
    height: 110,
    fill: paint.accent,
    wide: [966, 630, 3],
    narrow: [250, 806, 3],
  },
];

/** One message for each channel, pasted up: on the right of a wide wall, and once more in two columns. */
export function Drawing() {
  return (
    <>
      {SHEETS.map(({ Print, wide: [x, y, turn], ...sheet }) => (
        <Poster key={Print.name} {...{ x, y, turn }} {...sheet}>
          <Print />
        </Poster>
      ))}
      <Place x={0} y={NARROW_TOP}>
        {SHEETS.map(({ Print, narrow, ...sheet }) => {
          if (!narrow) return null;
          const [x, y, turn] = narrow;
          return (
            <Poster key={Print.name} {...{ x, y, turn }} {...sheet}>
              <Print />
            </Poster>
          );
        })}
      </Place>
    </>
  );
}
