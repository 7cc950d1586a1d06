/** Every page is looked at in every way by `npm run proof -- sweeps`. */
const IS_FULL = process.env['PROOF'] === 'full';

/**
 * The ways in which one of many is looked at: in `npm test` they take turns, in a full proof each has all.
 *
 * @param ways in which each can be looked at, such as windows
 * @param at which of the many it is, counted from 0
 */
export function takeTurn<Way>(ways: readonly Way[], at: number): readonly Way[] {
  return IS_FULL ? ways : ways.filter((_, turn) => turn === at % ways.length);
}
