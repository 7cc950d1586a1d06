import type { GoodsKind } from './goods/goods.tsx';
import type { Paint } from './paint.ts';

/** Height of every shop's ground floor, fascia included. */
export const GROUND_FLOOR = 190;

type RoofKind = 'none' | 'flat' | 'stepped' | 'gable' | 'mansard';

export type ShopLook = {
  wall: Paint;
  trim: Paint;
  sign: Paint;
  signInk: Paint;
  awning: readonly [Paint, Paint];
  roof: Paint;
  chimney: Paint;
  chimneyPot: Paint;
  frame: Paint;
  door: Paint;
  /** Panes of an unlit window, of a lit one, and the room seen behind the shop window. */
  pane: Paint;
  paneLit: Paint;
  room: Paint;
};

export type Shop = {
  name: string;
  width: number;
  /** Height of the floor above the shop; 0 leaves it out. */
  upperFloor: number;
  windows: { count: number; width: number };
  roof: RoofKind;
  look: ShopLook;
  /** What stands in the window while the shop is open; a closed one has none. */
  goods?: GoodsKind;
  doorSide?: 'left' | 'right';
  signSize?: number;
  hasBricks?: boolean;
  hasFlowerBoxes?: boolean;
  hasChimney?: boolean;
  /** Which of two neighbouring upstairs windows is lit. */
  litWindows?: 'even' | 'odd';
};
