import { DeliveryVan } from '#/art/delivery-van.tsx';
import { Label } from '#/art/label.tsx';
import { paint } from '#/art/paint.ts';
import { TornPaper } from '#/art/paper/torn-paper.tsx';
import { Place } from '#/art/place.tsx';
import { SignText } from '#/art/sign-text.tsx';

export const size = { width: 868, height: 720 } as const;

const TICKETS = [
  {
    number: '#1048',
    way: 'Courier',
    isReady: false,
    lines: [
      ['2 × Flatbread', '£7.00'],
      ['1 × Baklava', '£3.20'],
      ['Delivery', '£3.80'],
      ['Total', '£14.00'],
    ],
  },
  {
    number: '#1047',
    way: 'Collect',
    isReady: true,
    lines: [
      ['2 × Harissa bowl', '£17.00'],
      ['1 × Mint tea', '£2.90'],
      ['Total', '£19.90'],
    ],
  },
] as const;
const WIDTH = 254;
const FLOOR = 700;

function Ticket({ ticket }: { ticket: (typeof TICKETS)[number] }) {
  const { number, way, isReady, lines } = ticket;
  const foot = 102 + lines.length * 26;
  const ink = isReady ? paint.brand : paint.signal2;
  return (
    <g transform={`rotate(${isReady ? 0.7 : -0.8} 127 120)`}>
      <TornPaper width={WIDTH} height={foot + 62} />
      <rect x="99" y="-10" width="56" height="20" rx="4" fill={paint.ink} />
      <SignText x={16} y={46} size={26} weight={660} anchor="start" fill={paint.ink}>
        {number}
      </SignText>
      <Label x={16} y={68} size={15} weight={600} fill={paint.ticketMuted}>
        {way}
      </Label>
      <g transform="translate(206 26) rotate(-4)">
        <rect
          x={isReady ? -38 : -28}
          y="-14"
          width={isReady ? 74 : 58}
          height="28"
          rx="5"
          fill={isReady ? paint.brandPale : 'none'}
          stroke={ink}
          strokeWidth="2"
        />
        <Label x={0} y={5} size={14} weight={800} anchor="middle" fill={ink}>
          {isReady ? 'READY' : 'NEW'}
        </Label>
      </g>
      <rect x="16" y="80" width="222" height="1" fill={paint.ink} opacity=".4" />
      {lines.map(([name, sum], index) => (
        <g key={name} fill={paint.ink}>
          <Label
            x={16}
            y={104 + index * 26}
            size={15}
            weight={index === lines.length - 1 ? 700 : 560}
          >
            {name}
          </Label>
          <Label
            x={238}
            y={104 + index * 26}
            size={15}
            weight={index === lines.length - 1 ? 700 : 560}
            anchor="end"
          >
            {sum}
          </Label>
        </g>
      ))}
      <rect
        x="17"
        y={foot}
        width="220"
        height="42"
        rx="8"
        fill="none"
        stroke={paint.ink}
        strokeWidth="2"
      />
      <Label x={127} y={foot + 27} size={15} weight={650} anchor="middle" fill={paint.ink}>
        {isReady ? 'Not ready yet' : 'Mark ready'}
      </Label>
    </g>
  );
}

/** The kitchen's rail with the orders that were there first, and the van that waits. */
export function Drawing() {
  return (
    <>
      <SignText x={32} y={54} size={29} anchor="start" fill={paint.onDeep}>
        On the kitchen’s board
      </SignText>
      <rect x="-200" y="90" width="1600" height="14" fill={paint.sand2} />
      {TICKETS.map((ticket, index) => (
        <Place key={ticket.number} x={32 + index * 276} y={98}>
          <Ticket ticket={ticket} />
        </Place>
      ))}
      <rect x="-200" y="478" width="1600" height="260" fill={paint.brand} />
      <SignText x={32} y={596} size={19} weight={600} anchor="start" fill={paint.onDeep}>
        A courier is at the door
      </SignText>
      <rect x="-200" y={FLOOR - 8} width="1600" height="8" fill={paint.pave} />
      <rect x="-200" y={FLOOR} width="1600" height="40" fill={paint.deep} />
      <Place x={488} y={FLOOR - 4} scale={1.42}>
        <DeliveryVan name="To your door" body={paint.extra} letters={paint.extraInk} />
      </Place>
    </>
  );
}
