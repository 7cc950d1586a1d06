import { Label } from '#/art/label.tsx';
import { MapPin } from '#/art/map-pin.tsx';
import { MapTile } from '#/art/map-tile.tsx';
import { paint } from '#/art/paint.ts';
import { Place } from '#/art/place.tsx';

/** The streets an advertisement is shown in, 520 by 376. */
export function ReachMap() {
  return (
    <>
      <rect x="6" y="12" width="520" height="376" rx="3" fill={paint.shade} opacity=".3" />
      <svg width="520" height="376" overflow="hidden">
        <Place x={0} y={0} scale={1.45}>
          <MapTile />
        </Place>
        <Place x={236} y={222} scale={1.2}>
          <MapPin reach={128} />
        </Place>
      </svg>
      <rect x="270" y="20" width="230" height="38" rx="8" fill={paint.ink} />
      <Label x={385} y={45} size={16} weight={620} anchor="middle" fill={paint.accent}>
        The streets you deliver to
      </Label>
    </>
  );
}
