/** Every page is looked at in every way by `npm run proof -- sweeps`. */
const IS_FULL = process.env['PROOF'] === 'full';

/**
 * The ways in which one of many is looked at. In `npm test` they take turns, so that each has few ways and each way is
 * tried on several; a full proof tries all ways on all.
 *
 * @param ways in which each can be looked at, such as windows
 * @param at which of the many it is, counted from 0
 * @param most how many ways it has in `npm test`
 */
export function takeTurn<Way>(ways: readonly Way[], at: number, most = 1): readonly Way[] {
  if (IS_FULL) return ways;
  const first = (at * most) % ways.length;
  return [...ways, ...ways].slice(first, first + Math.min(most, ways.length));
}
