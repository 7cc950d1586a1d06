import { Label } from '../label.tsx';
import { paint } from '../paint.ts';
import { SignText } from '../sign-text.tsx';

const OUTLINE = 'M100 256L190 100H560a22 22 0 0 1 22 22V398a22 22 0 0 1-22 22H190z';

/** A longer price is written smaller, so that it stays on the ticket. */
const SHORT_PRICE = '£7.50'.length;

type PriceTicketProps = {
  goods?: string;
  price?: string;
  /** Lines under the rule: what it costs, and what is kept. */
  cost?: string;
  kept?: string;
};

/** A huge price tag swinging on its string, within 600 by 480. */
export function PriceTicket({
  goods = 'Wildflower honey',
  price = '£7.50',
  cost = 'Costs £4.43',
  kept = '41% yours',
}: PriceTicketProps) {
  return (
    <>
      <g transform="rotate(-6 340 260)">
        <path d={OUTLINE} fill={paint.shade} opacity=".16" transform="translate(10 14)" />
        <path d={OUTLINE} fill={paint.ticket} />
        <circle
          cx="176"
          cy="260"
          r="19"
          fill={paint.accentPale}
          stroke={paint.ink}
          strokeWidth="4"
        />
        <SignText x={230} y={172} size={29} weight={620} anchor="start" fill={paint.ink}>
          {goods}
        </SignText>
        <text
          x="226"
          y="306"
          fontFamily="var(--font-display)"
          fontSize={price.length > SHORT_PRICE ? 98 : 118}
          fontWeight="660"
          letterSpacing="-5"
          fill={paint.ink}
        >
          {price}
        </text>
        <rect x="230" y="334" width="316" height="2" fill={paint.sand2} />
        <Label x={230} y={377} size={20} weight={560} fill={paint.ticketMuted}>
          {cost}
        </Label>
        <Label x={546} y={377} size={20} weight={700} anchor="end" fill={paint.signal2}>
          {kept}
        </Label>
      </g>
      <path
        d="M84 20C8 120 40 330 178 278"
        fill="none"
        stroke={paint.iron}
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  );
}
