import { partId } from '#/art/part-id.ts';
import { Avatar } from '#/art/people/avatar.tsx';
import { FACES, type FaceName } from '#/art/people/faces.ts';
import { Place } from '#/art/place.tsx';

const SIDE = 80;
const NAMES: readonly FaceName[] = ['amara', 'lena', 'tom', 'noor', 'grace', 'arthur'];

export const size = { width: SIDE * Object.keys(FACES).length, height: SIDE };
export const cell = { width: SIDE, height: SIDE };

/** A row of sample people; each is shown alone. */
export function Drawing() {
  return NAMES.map((who, index) => (
    <Place key={who} id={partId(index)} x={index * SIDE} y={0}>
      <Avatar who={who} size={SIDE} />
    </Place>
  ));
}
