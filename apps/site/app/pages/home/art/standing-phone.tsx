import { paint } from '#/art/paint.ts';
import { PhoneFrame } from '#/art/phone-frame.tsx';
import { Place } from '#/art/place.tsx';
import { StorePhoneScreen } from '#/art/store-phone-screen.tsx';
import { Topiary } from '#/art/topiary.tsx';

/** The phone as a house of the terrace: on two steps, a topiary at each side of its door. */
export function StandingPhone() {
  return (
    <>
      <rect x="-12" y="4" width="344" height="14" rx="3" fill={paint.sand2} />
      <rect x="-30" y="16" width="380" height="12" rx="3" fill={paint.sand} />
      <Place x={0} y={-638} scale={1.04}>
        <PhoneFrame background={paint.raised} statusInk={paint.cream}>
          <StorePhoneScreen />
        </PhoneFrame>
      </Place>
      <Place x={-22} y={26} scale={1.3}>
        <Topiary />
      </Place>
      <Place x={352} y={26} scale={1.3}>
        <Topiary />
      </Place>
    </>
  );
}
