import { Bunting } from '#/art/bunting.tsx';
import { paint } from '#/art/paint.ts';
import { PhoneFrame } from '#/art/phone-frame.tsx';
import { Place } from '#/art/place.tsx';
import { StorePhoneScreen } from '#/art/store-phone-screen.tsx';

export const size = { width: 520, height: 320 } as const;

/** A store under the baker's own name; the card cuts it. */
export function Drawing() {
  return (
    <>
      <circle cx="260" cy="260" r="196" fill={paint.accent2} opacity=".45" />
      <Bunting from={{ x: -140, y: 20 }} to={{ x: 122, y: 96 }} sag={50} flags={8} />
      <Bunting from={{ x: 398, y: 96 }} to={{ x: 660, y: 20 }} sag={50} flags={8} />
      <Place x={110} y={34}>
        <PhoneFrame background={paint.raised} statusInk={paint.cream}>
          <StorePhoneScreen />
        </PhoneFrame>
      </Place>
    </>
  );
}
