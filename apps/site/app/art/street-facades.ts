import { paint } from './paint.ts';
import type { ShopLook } from './shop.ts';

const DAYLIT = {
  roof: paint.deep,
  chimney: paint.brick,
  chimneyPot: paint.signal2,
  frame: paint.cream,
  pane: paint.glass,
  paneLit: paint.glass2,
  room: paint.glassIn,
} as const;

export const FACADES = {
  juice: {
    ...DAYLIT,
    wall: paint.sand,
    trim: paint.extra,
    sign: paint.extra,
    signInk: paint.extraInk,
    awning: [paint.accent, paint.cream],
    door: paint.extra,
  },
  farm: {
    ...DAYLIT,
    wall: paint.signalPale,
    trim: paint.deep,
    sign: paint.deep,
    signInk: paint.cream,
    awning: [paint.brand, paint.cream],
    door: paint.deep,
    roof: paint.wood2,
  },
  grocer: {
    ...DAYLIT,
    wall: paint.cream,
    trim: paint.brand,
    sign: paint.deep,
    signInk: paint.cream,
    awning: [paint.signal, paint.cream],
    door: paint.deep,
  },
  bakery: {
    ...DAYLIT,
    wall: paint.brick,
    trim: paint.signal2,
    sign: paint.signal2,
    signInk: paint.cream,
    awning: [paint.accent, paint.cream],
    door: paint.signal2,
  },
  salon: {
    ...DAYLIT,
    wall: paint.sand,
    trim: paint.deep,
    sign: paint.ink,
    signInk: paint.accentPale,
    awning: [paint.extra, paint.cream],
    door: paint.ink,
    chimney: paint.sand2,
    roof: paint.wood2,
  },
  kitchen: {
    ...DAYLIT,
    wall: paint.brandPale,
    trim: paint.brand,
    sign: paint.brand,
    signInk: paint.cream,
    awning: [paint.brand, paint.accentPale],
    door: paint.brand,
  },
  florist: {
    ...DAYLIT,
    wall: paint.accentPale,
    trim: paint.extra,
    sign: paint.extra,
    signInk: paint.extraInk,
    awning: [paint.signal, paint.signalPale],
    door: paint.extra,
    roof: paint.brand,
  },
} as const satisfies Record<string, ShopLook>;

/** The street at dusk: walls of the deep section, lit windows, nothing on show. */
export const DUSK = {
  wall: paint.pageDeep2,
  trim: paint.pageDeepLine,
  sign: paint.pageDeepLine,
  signInk: paint.onDeep2,
  awning: [paint.pageDeepLine, paint.pageDeep2],
  roof: paint.pageDeepLine,
  chimney: paint.pageDeepLine,
  chimneyPot: paint.pageDeepLine,
  frame: paint.pageDeepLine,
  door: paint.pageDeep2,
  pane: paint.pageDeepLine,
  paneLit: paint.accentPale,
  room: paint.pageDeepLine,
} as const satisfies ShopLook;
