import { expect, test } from 'vitest';

import {
  nextRevealState,
  REVEAL_OFFSET_PX,
  revealZone,
  type RevealMoment,
  type RevealState,
  type RevealZone,
} from './reveal-state.ts';

test('the offset is 120 px', () => {
  expect(REVEAL_OFFSET_PX).toBe(120);
});

test.each<[string, number, number, number, RevealZone]>([
  ['far under the viewport', 2000, 800, 3000, 'below'],
  ['just under the viewport', 800, 800, 3000, 'below'],
  ['just inside', 799, 800, 3000, 'edge'],
  ['at the offset', 680, 800, 3000, 'edge'],
  ['past the offset', 679, 800, 3000, 'past'],
  ['above the viewport', -5000, 800, 9000, 'past'],
  ['the end of the page, which cannot come further up', 760, 800, 120, 'past'],
  ['a viewport lower than the offset', 20, 100, 3000, 'past'],
])('%s', (_, top, viewportHeight, roomUnderTop, zone) => {
  expect(revealZone(top, viewportHeight, roomUnderTop)).toBe(zone);
});

const SCROLLING: RevealMoment = { isOnce: false, isScrolling: true };
const SCROLLING_ONCE: RevealMoment = { isOnce: true, isScrolling: true };
const RESTING: RevealMoment = { isOnce: false, isScrolling: false };

test.each<[string, RevealMoment, RevealZone[], RevealState[]]>([
  ['what is in view at first is never hidden', RESTING, ['edge', 'past'], ['still', 'still']],
  [
    'comes up from below, waits for the offset, then is shown',
    SCROLLING,
    ['below', 'edge', 'past'],
    ['below', 'edge', 'shown'],
  ],
  ['a jump shows it at once', SCROLLING, ['below', 'past'], ['below', 'shown']],
  [
    'stays shown short of the foot',
    SCROLLING,
    ['below', 'past', 'edge'],
    ['below', 'shown', 'shown'],
  ],
  [
    'animates again after it has left at the foot',
    SCROLLING,
    ['below', 'past', 'below', 'past'],
    ['below', 'shown', 'below', 'shown'],
  ],
  [
    'what was in view at first animates when it returns',
    SCROLLING,
    ['past', 'below', 'edge', 'past'],
    ['still', 'below', 'edge', 'shown'],
  ],
  [
    'once: does not animate again',
    SCROLLING_ONCE,
    ['below', 'past', 'below', 'past'],
    ['below', 'shown', 'shown', 'shown'],
  ],
  [
    'once: what was in view at first stays as it is',
    SCROLLING_ONCE,
    ['past', 'below', 'past'],
    ['still', 'still', 'still'],
  ],
  [
    'what moves into view without scrolling has been visible and stays so',
    RESTING,
    ['below', 'edge', 'past'],
    ['below', 'still', 'still'],
  ],
])('%s', (_, moment, zones, expected) => {
  let state: RevealState = 'fresh';
  const states = zones.map((zone) => (state = nextRevealState(state, zone, moment)));
  expect(states).toEqual(expected);
});

test.each<[RevealZone, RevealState]>([
  ['past', 'shown'],
  ['edge', 'edge'],
  ['below', 'below'],
])('after the reset of a new page, an element that stands %s is %s', (zone, state) => {
  expect(nextRevealState('edge', zone, RESTING)).toBe(state);
  expect(nextRevealState('edge', zone, { ...RESTING, isOnce: true })).toBe(state);
});
