import { Label } from '#/art/label.tsx';
import { type Paint, paint } from '#/art/paint.ts';
import { Avatar } from '#/art/people/avatar.tsx';
import type { FaceName } from '#/art/people/faces.ts';
import { Place } from '#/art/place.tsx';
import { SignText } from '#/art/sign-text.tsx';

export const size = { width: 720, height: 640 } as const;

const CARDS: readonly {
  who: FaceName;
  name: string;
  habit: string;
  tier: string;
  flag: Paint;
  tilt: number;
}[] = [
  {
    who: 'lena',
    name: 'Lena',
    habit: 'one lunch, in May',
    tier: 'Bronze',
    flag: paint.foodCrust,
    tilt: 2,
  },
  {
    who: 'arthur',
    name: 'Arthur',
    habit: 'soup, when it rains',
    tier: 'Silver',
    flag: paint.sand,
    tilt: -2,
  },
  {
    who: 'grace',
    name: 'Grace',
    habit: 'table for four, Sundays',
    tier: 'Gold',
    flag: paint.accent,
    tilt: 1,
  },
  {
    who: 'noor',
    name: 'Noor',
    habit: 'lamb, every Friday',
    tier: 'Platinum',
    flag: paint.extraPale,
    tilt: -1,
  },
];

const FIRST_CARD = 52;
const CARD_STEP = 94;
/** How deep the rearmost card reaches down into the box. */
const BOX_INSIDE = 470;

/** A card box, one card a regular, the best in front. */
export function Drawing() {
  return (
    <>
      <rect y="560" width="720" height="80" fill={paint.pave} />
      <rect y="560" width="720" height="10" fill={paint.shade} opacity=".14" />
      <rect x="66" y="330" width="588" height="100" rx="6" fill={paint.wood2} />
      {CARDS.map((card, index) => (
        <g key={card.name} transform={`rotate(${card.tilt} 360 300)`}>
          <Place x={118 + index * 6} y={FIRST_CARD + index * CARD_STEP}>
            <Card {...card} tab={index * 112} height={BOX_INSIDE - index * CARD_STEP} />
          </Place>
        </g>
      ))}
      <Box />
    </>
  );
}

type CardProps = Omit<(typeof CARDS)[number], 'tilt'> & { tab: number; height: number };

function Card({ who, name, habit, tier, flag, tab, height }: CardProps) {
  return (
    <>
      <rect x="6" y="8" width="466" height={height} rx="8" fill={paint.shade} opacity=".14" />
      <path d={`M${tab + 8} 4V-26a8 8 0 0 1 8-8h106a8 8 0 0 1 8 8V4z`} fill={flag} />
      <Label x={tab + 69} y={-9} size={23} weight={700} anchor="middle" fill={paint.ink}>
        {tier}
      </Label>
      <rect width="466" height={height} rx="8" fill={paint.ticket} />
      <rect y="0" width="466" height="8" rx="4" fill={flag} />
      <Place x={20} y={15}>
        <Avatar who={who} size={52} />
      </Place>
      <SignText x={88} y={47} size={29} anchor="start" fill={paint.ink}>
        {name}
      </SignText>
      <Label x={446} y={46} size={23} weight={560} anchor="end" fill={paint.ticketMuted}>
        {habit}
      </Label>
    </>
  );
}

function Box() {
  return (
    <>
      <rect x="58" y="418" width="620" height="150" rx="8" fill={paint.shade} opacity=".14" />
      <rect x="50" y="406" width="620" height="156" rx="8" fill={paint.wood} />
      <rect x="50" y="406" width="620" height="16" rx="8" fill={paint.wood2} />
      <rect x="630" y="422" width="40" height="140" fill={paint.shade} opacity=".1" />
      <path d="M74 452H646M74 530H646" stroke={paint.wood2} strokeWidth="3" opacity=".6" />
      <rect x="214" y="462" width="292" height="58" rx="6" fill={paint.accent2} />
      <rect x="222" y="469" width="276" height="44" rx="4" fill={paint.cream} />
      <SignText x={360} y={500} size={26} fill={paint.ink}>
        Our own regulars
      </SignText>
    </>
  );
}
