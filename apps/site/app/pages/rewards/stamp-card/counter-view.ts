import type { FaceName } from '#/art/people/faces.ts';

import type { GoodId, RedeemPlace } from './counter-words.ts';

/** One line of the board; the visitor has no face. */
export type BoardLine = {
  readonly name: string;
  readonly face: FaceName | null;
  readonly points: number;
  /** Places gained by the last purchase; negative where it lost some. */
  readonly shift: number;
};

/** All that the counter shows at one moment. */
export type CounterView = {
  readonly perPound: number;
  readonly goal: number;
  readonly balance: number;
  /** How many of the ten places are stamped. */
  readonly stamps: number;
  /** How many of them were there before the last purchase. */
  readonly oldStamps: number;
  readonly vouchers: number;
  /** Where the voucher went, while that is the last thing that happened. */
  readonly redeemedAt: RedeemPlace | null;
  readonly board: readonly BoardLine[];
  /** Points that each thing on the counter earns under the rule. */
  readonly earns: Readonly<Record<GoodId, number>>;
  /** Goes up with everything that happens. */
  readonly round: number;
};
