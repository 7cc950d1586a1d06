import { Label } from '#/art/label.tsx';
import { paint } from '#/art/paint.ts';
import { Avatar } from '#/art/people/avatar.tsx';
import type { FaceName } from '#/art/people/faces.ts';
import { Place } from '#/art/place.tsx';
import { SignText } from '#/art/sign-text.tsx';

const LINKS = 8;

/** The customer book under somebody else's lock, 320 by 340. */
export function ChainedBook() {
  return (
    <>
      <rect x="6" y="12" width="320" height="340" rx="10" fill={paint.shade} opacity=".15" />
      <rect width="320" height="340" rx="10" fill={paint.signal2} />
      <path
        d="M10 0H44V340H10a10 10 0 0 1-10-10V10A10 10 0 0 1 10 0z"
        fill={paint.shade}
        opacity=".25"
      />
      <rect x="76" y="60" width="206" height="92" rx="4" fill={paint.cream} />
      <SignText x={179} y={100} size={22} fill={paint.ink}>
        Your customers
      </SignText>
      <Label x={179} y={129} size={17} weight={560} anchor="middle" fill={paint.ticketMuted}>
        kept by someone else
      </Label>
      <rect x="-10" y="206" width="340" height="30" fill={paint.ink} />
      <g fill="none" stroke={paint.sand2} strokeWidth="6">
        {Array.from({ length: LINKS }, (_, index) => (
          <ellipse key={index} cx={14 + index * 42} cy="221" rx="17" ry="9" />
        ))}
      </g>
      <Place x={236} y={188}>
        <path d="M14 30V12a24 24 0 0 1 48 0v18" fill="none" stroke={paint.sand2} strokeWidth="11" />
        <rect y="26" width="76" height="66" rx="10" fill={paint.accent} />
        <circle cx="38" cy="54" r="8" fill={paint.ink} />
        <rect x="34.5" y="54" width="7" height="20" rx="3" fill={paint.ink} />
      </Place>
    </>
  );
}

const GUESTS: readonly { who: FaceName; name: string; note: string }[] = [
  { who: 'amara', name: 'Amara', note: 'Friday regular' },
  { who: 'lena', name: 'Lena', note: 'Birthday 12 May' },
  { who: 'tom', name: 'Idris', note: 'Ten stamps' },
  { who: 'noor', name: 'Priya', note: 'Oat milk' },
  { who: 'grace', name: 'Kit', note: 'Table 6' },
  { who: 'arthur', name: 'Tom', note: 'First order' },
];
const A_PAGE = 3;

/** The book open on both pages, 464 by 320. */
export function OpenBook() {
  return (
    <>
      <rect x="-4" y="4" width="484" height="340" rx="12" fill={paint.shade} opacity=".15" />
      <rect x="-10" y="-8" width="484" height="340" rx="12" fill={paint.brand} />
      <rect width="230" height="320" rx="4" fill={paint.ticket} />
      <rect x="234" width="230" height="320" rx="4" fill={paint.ticket} />
      <rect x="218" width="14" height="320" fill={paint.shade} opacity=".08" />
      {GUESTS.map(({ who, name, note }, index) => (
        <Place key={name} x={index < A_PAGE ? 18 : 252} y={28 + (index % A_PAGE) * 94}>
          <Avatar who={who} size={60} />
          <SignText x={72} y={27} size={20} anchor="start" fill={paint.ink}>
            {name}
          </SignText>
          <Label x={72} y={50} size={17} weight={550} fill={paint.ticketMuted}>
            {note}
          </Label>
          {index % A_PAGE < 2 && <rect y="76" width="190" height="1.2" fill={paint.sand2} />}
        </Place>
      ))}
      <path d="M428-8h30v64l-15-14-15 14z" fill={paint.signal} />
    </>
  );
}
