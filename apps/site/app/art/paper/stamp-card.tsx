import { cycle } from '#/art/cycle.ts';
import { Label } from '#/art/label.tsx';
import { paint } from '#/art/paint.ts';
import { Place } from '#/art/place.tsx';
import { SignText } from '#/art/sign-text.tsx';

import { Stamp } from './stamp.tsx';

const CARD = { width: 560, height: 330 } as const;
const PLACES = 10;
const PER_ROW = 5;
const TILTS = [-9, 6, -4, 12, -14, 5, -7] as const;
const INKS = [
  paint.signal,
  paint.brand,
  paint.signal,
  paint.accent2,
  paint.brand,
  paint.signal,
  paint.accent2,
] as const;

const PRIZE = ['Free', 'smoothie'] as const;

type StampCardProps = {
  shop?: string;
  note?: string;
  number?: string;
  /** How many of the ten places are stamped. */
  stamps?: number;
  prize?: readonly [string, string];
};

/** A paper loyalty card, 560 by 330; the last of its ten places is the prize. */
export function StampCard({
  shop = 'Juniper Juice Bar',
  note = 'Ten stamps, one on the house',
  number = 'No. 27',
  stamps = 7,
  prize = PRIZE,
}: StampCardProps) {
  return (
    <>
      <rect x="8" y="14" {...CARD} rx="22" fill={paint.shade} opacity=".16" />
      <rect {...CARD} rx="22" fill={paint.ticket} />
      <rect
        x="12"
        y="12"
        width={CARD.width - 24}
        height={CARD.height - 24}
        rx="14"
        fill="none"
        stroke={paint.brand}
        strokeWidth="2"
        strokeLinecap="round"
        strokeDasharray="1 7"
      />
      <SignText x={36} y={61} size={28} weight={660} anchor="start" fill={paint.ink}>
        {shop}
      </SignText>
      <Label x={36} y={86} size={15} weight={550} fill={paint.ticketMuted}>
        {note}
      </Label>
      <rect x="438" y="30" width="88" height="44" rx="8" fill={paint.deep} />
      <SignText x={482} y={58.5} size={18} fill={paint.cream}>
        {number}
      </SignText>
      {Array.from({ length: PLACES }, (_, index) => (
        <Place
          key={`place ${index + 1}`}
          x={82 + (index % PER_ROW) * 99}
          y={150 + Math.floor(index / PER_ROW) * 100}
        >
          {index < stamps ? (
            <g transform={`rotate(${cycle(TILTS, index)})`}>
              <Stamp ink={cycle(INKS, index)} />
            </g>
          ) : (
            <FreePlace number={index + 1} {...(index === PLACES - 1 && { prize })} />
          )}
        </Place>
      ))}
    </>
  );
}

type FreePlaceProps = { number: number; prize?: readonly [string, string] };

function FreePlace({ number, prize }: FreePlaceProps) {
  return (
    <>
      <circle
        r="40"
        fill="none"
        stroke={paint.brand}
        strokeWidth="2"
        strokeLinecap="round"
        strokeDasharray="4 6"
        opacity=".55"
      />
      {prize ? (
        <>
          <SignText x={0} y={0} size={20} weight={660} fill={paint.signal2}>
            {prize[0]}
          </SignText>
          <Label x={0} y={17} size={13} weight={650} anchor="middle" fill={paint.signal2}>
            {prize[1]}
          </Label>
        </>
      ) : (
        <SignText x={0} y={8} size={24} weight={600} fill={paint.ticketMuted}>
          {String(number)}
        </SignText>
      )}
    </>
  );
}
