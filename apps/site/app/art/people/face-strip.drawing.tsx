import { paint } from '#/art/paint.ts';
import { partId } from '#/art/part-id.ts';
import { Place } from '#/art/place.tsx';

import { Avatar } from './avatar.tsx';
import type { FaceName } from './faces.ts';

const SIDE = 80;
const ORDER: readonly FaceName[] = ['lena', 'arthur', 'tom', 'grace', 'noor', 'amara'];

export const size = { width: SIDE * ORDER.length, height: SIDE };
export const cell = { width: SIDE, height: SIDE };

/** Six invented people in a row; a card shows one of them at a time. */
export function Drawing() {
  return ORDER.map((who, index) => (
    <Place key={who} id={partId(index)} x={index * SIDE} y={0}>
      <Avatar who={who} size={SIDE} ground={index % 2 === 0 ? paint.brandPale : paint.accent} />
    </Place>
  ));
}
