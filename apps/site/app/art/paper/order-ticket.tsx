import { Label } from '../label.tsx';
import { paint } from '../paint.ts';
import { SignText } from '../sign-text.tsx';
import { TornPaper } from './torn-paper.tsx';

const LINE = 21;

const ITEMS = ['2 × Harissa bowl', '1 × Mint lemonade'];

type OrderTicketProps = {
  number?: string;
  guest?: string;
  items?: readonly string[];
  /** Word of a rubber stamp at the foot, e.g. NEW or PAID. */
  stamp?: string;
  width?: number;
};

/** A kitchen ticket held by its clip; it grows with its lines. */
export function OrderTicket({
  number = '#1048',
  guest = 'Priya, collect 12.40',
  items = ITEMS,
  stamp,
  width = 184,
}: OrderTicketProps) {
  const foot = 84 + items.length * LINE;
  return (
    <>
      <TornPaper width={width} height={foot + (stamp ? 56 : 14)} />
      <rect x={width / 2 - 26} y="-9" width="52" height="18" rx="4" fill={paint.ink} />
      <SignText x={16} y={40} size={22} weight={660} anchor="start" fill={paint.ink}>
        {number}
      </SignText>
      <Label x={16} y={61} size={13.5} weight={600} fill={paint.ticketMuted}>
        {guest}
      </Label>
      <rect x="16" y="71" width={width - 32} height="1.2" fill={paint.ink} opacity=".35" />
      <g fill={paint.ink}>
        {items.map((item, index) => (
          <Label key={item} x={16} y={95 + index * LINE} size={14.5} weight={560}>
            {item}
          </Label>
        ))}
      </g>
      {stamp && (
        <g transform={`translate(${width - 64} ${foot + 24}) rotate(-4)`}>
          <rect
            x="-40"
            y="-16"
            width="88"
            height="30"
            rx="5"
            fill="none"
            stroke={paint.signal2}
            strokeWidth="2.2"
          />
          <Label x={4} y={4.5} size={14} weight={800} anchor="middle" fill={paint.signal2}>
            {stamp}
          </Label>
        </g>
      )}
    </>
  );
}
