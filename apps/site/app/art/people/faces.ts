import { type Paint, paint } from '../paint.ts';

export type Face = {
  skin: Paint;
  hair: Paint;
  top: Paint;
  /** Disc behind the head. */
  ground: Paint;
  hairBehind?: string;
  hairOver: string;
  hasGlasses?: boolean;
};

/** Six invented people, on a disc of 80. */
export const FACES = {
  amara: {
    skin: paint.skinBrown,
    hair: paint.hairBlack,
    top: paint.signal,
    ground: paint.accentPale,
    hairOver: 'M25 34q-2-18 15-18q18 0 15 18q-4-9-8-10q-10 4-22 10',
  },
  lena: {
    skin: paint.skinFair,
    hair: paint.wood2,
    top: paint.brand,
    ground: paint.signalPale,
    hairBehind: 'M22 36a18 20 0 0 1 36 0v22q-18 8-36 0z',
    hairOver: 'M25 36q0-22 16-21q16 0 14 21q-3-12-12-15q-8 10-18 15',
  },
  tom: {
    skin: paint.skinTan,
    hair: paint.hairBlack,
    top: paint.accent,
    ground: paint.extraPale,
    hairOver:
      'M25 32q0-17 15-17q16 0 15 17q-6-7-15-7q-9 0-15 7M28 42q0 13 12 13q12 0 12-13q-3 5-12 5q-9 0-12-5',
  },
  noor: {
    skin: paint.skinDark,
    hair: paint.hairBlack,
    top: paint.extra,
    ground: paint.accent,
    hairBehind: 'M15 28a25 25 0 0 1 50 0a25 25 0 0 1-50 0',
    hairOver: 'M24 36q-1-22 16-22q17 0 16 22q-6-12-16-12q-10 0-16 12',
  },
  grace: {
    skin: paint.skinWarm,
    hair: paint.foodCrust2,
    top: paint.brand2,
    ground: paint.accentPale,
    hairBehind: 'M31 12a9 9 0 0 1 18 0a9 9 0 0 1-18 0',
    hairOver: 'M25 35q0-20 15-20q15 0 15 20q-7-4-15-12q-6 8-15 12',
  },
  arthur: {
    skin: paint.skinPale,
    hair: paint.hairGrey,
    top: paint.signal2,
    ground: paint.brandPale,
    hairOver: 'M25 34q0-19 15-19q15 0 15 19q-2-8-6-9h-18q-4 1-6 9',
    hasGlasses: true,
  },
} as const satisfies Record<string, Face>;

export type FaceName = keyof typeof FACES;
