import { Bicycle } from '#/art/bicycle.tsx';
import { paint } from '#/art/paint.ts';
import { Place } from '#/art/place.tsx';
import { SignText } from '#/art/sign-text.tsx';

/** A switch between the two ways out of the door, and what is waiting there. */
export function DeliverySwitch() {
  return (
    <>
      <Place x={20} y={20}>
        <rect y="9" width="440" height="110" rx="55" fill={paint.shade} opacity=".16" />
        <rect width="440" height="110" rx="55" fill={paint.brand} />
        <rect x="10" y="10" width="214" height="90" rx="45" fill={paint.ticket} />
        <SignText x={117} y={64} size={24} fill={paint.ink}>
          Own driver
        </SignText>
        <SignText x={326} y={64} size={24} fill={paint.cream}>
          Courier
        </SignText>
      </Place>
      <Place x={92} y={268} scale={1.05}>
        <Bicycle frame={paint.signal} />
      </Place>
      <path
        d="M224 256H456"
        stroke={paint.signal}
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="1 14"
      />
    </>
  );
}
