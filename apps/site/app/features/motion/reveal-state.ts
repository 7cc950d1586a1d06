/** How far an element must have come up from the foot of the viewport before it is revealed. */
export const REVEAL_OFFSET_PX = 120;

/** Where an element's top is: under the viewport, inside it but short of the offset, or past that. */
export type RevealZone = 'below' | 'edge' | 'past';

/**
 * Where an element is in its animation.
 * fresh: not looked at yet. still: shown without animation. below: out of sight under the viewport.
 * edge: hidden until it passes the offset. shown: animated in.
 */
export type RevealState = 'fresh' | 'still' | 'below' | 'edge' | 'shown';

/** Offset that fits the viewport: a very low one would never let an element pass the full offset. */
export function revealOffset(viewportHeight: number): number {
  return Math.min(REVEAL_OFFSET_PX, viewportHeight / 2);
}

/**
 * The zone of an element, all in px.
 *
 * @param top distance of its top from the top of the viewport
 * @param roomUnderTop distance from its top to the end of the page; the end of the page never passes the offset
 */
export function revealZone(top: number, viewportHeight: number, roomUnderTop: number): RevealZone {
  if (top >= viewportHeight) return 'below';
  const offset = revealOffset(viewportHeight);
  return top < viewportHeight - offset || roomUnderTop <= offset ? 'past' : 'edge';
}

/** What else decides: whether the element animates once only, and whether the page is being scrolled. */
export type RevealMoment = { readonly isOnce: boolean; readonly isScrolling: boolean };

/** The state after an element was seen in a zone. What has stood visible in the viewport is never hidden there. */
export function nextRevealState(
  state: RevealState,
  zone: RevealZone,
  { isOnce, isScrolling }: RevealMoment,
): RevealState {
  if (zone === 'below') {
    return isOnce && (state === 'shown' || state === 'still') ? state : 'below';
  }
  if (state === 'fresh' || (state === 'below' && !isScrolling)) return 'still';
  if (state === 'below' || state === 'edge') return zone === 'past' ? 'shown' : 'edge';
  return state;
}
