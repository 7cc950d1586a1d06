import { Megaphone } from '#/art/megaphone.tsx';
import { paint } from '#/art/paint.ts';
import { Place } from '#/art/place.tsx';

export const size = { minX: 14, minY: 0, width: 292, height: 210 } as const;

export function Drawing() {
  return (
    <>
      <rect x="-160" y="-160" width="640" height="540" fill={paint.tintBlush} />
      <Place x={52} y={34}>
        <Megaphone />
      </Place>
    </>
  );
}
