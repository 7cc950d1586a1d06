import { Label } from '#/art/label.tsx';
import { paint } from '#/art/paint.ts';
import { Avatar } from '#/art/people/avatar.tsx';
import { Place } from '#/art/place.tsx';
import { SignText } from '#/art/sign-text.tsx';

export const size = { width: 700, height: 600 } as const;

const HABITS = [
  ['Likes', 'The window, not the door'],
  ['Always', 'Oat milk'],
  ['Never', 'Sesame'],
  ['Soon', 'Birthday, 12 June'],
] as const;

/** What the house knows of a guest, on a card of the old kind. */
export function Drawing() {
  return (
    <g transform="rotate(-4 350 300)">
      <rect x="102" y="112" width="520" height="414" rx="10" fill={paint.shade} opacity=".16" />
      <rect x="90" y="96" width="520" height="414" rx="10" fill={paint.ticket} />
      <path d="M90 118v-12a10 10 0 0 1 10-10h500a10 10 0 0 1 10 10v12z" fill={paint.signal} />
      <Place x={126} y={146}>
        <Avatar who="amara" size={118} />
      </Place>
      <SignText x={276} y={206} size={54} weight={660} anchor="start" fill={paint.ink}>
        Amara
      </SignText>
      <Label x={278} y={242} size={21} weight={560} fill={paint.ticketMuted}>
        Ninth visit
      </Label>
      {HABITS.map(([when, what], index) => (
        <Place key={when} x={126} y={318 + index * 48}>
          <Label x={0} y={0} size={20} weight={560} fill={paint.ticketMuted}>
            {when}
          </Label>
          <Label x={112} y={0} size={21} weight={620} fill={paint.ink}>
            {what}
          </Label>
          <rect y="15" width="448" height="1.5" fill={paint.sand2} />
        </Place>
      ))}
    </g>
  );
}
