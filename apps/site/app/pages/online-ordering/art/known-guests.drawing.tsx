import { Label } from '#/art/label.tsx';
import { paint } from '#/art/paint.ts';
import { Avatar } from '#/art/people/avatar.tsx';
import { Place } from '#/art/place.tsx';
import { SignText } from '#/art/sign-text.tsx';

export const size = { width: 520, height: 320 } as const;

const GUESTS = [
  { who: 'noor', x: 126, tilt: -2, name: 'Noor', note: 'Harissa bowl, every Friday' },
  { who: 'tom', x: 70, tilt: 1.5, name: 'Tom', note: 'Birthday on the ninth' },
  { who: 'lena', x: 142, tilt: -1, name: 'Lena', note: 'Oat milk, collects at eight' },
] as const;

/** What a shop remembers of its people, on cards. */
export function Drawing() {
  return GUESTS.map(({ who, x, tilt, name, note }, index) => (
    <g key={who} transform={`translate(${x} ${24 + index * 98}) rotate(${tilt} 160 44)`}>
      <rect x="5" y="9" width="322" height="92" rx="6" fill={paint.shade} opacity=".14" />
      <rect width="322" height="92" rx="6" fill={paint.ticket} />
      <rect width="8" height="92" rx="4" fill={paint.signal} />
      <Place x={26} y={16}>
        <Avatar who={who} size={60} />
      </Place>
      <SignText x={104} y={42} size={23} anchor="start" fill={paint.ink}>
        {name}
      </SignText>
      <Label x={104} y={68} size={16} weight={550} fill={paint.ticketMuted}>
        {note}
      </Label>
    </g>
  ));
}
