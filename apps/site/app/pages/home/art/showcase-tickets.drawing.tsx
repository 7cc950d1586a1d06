import { paint } from '#/art/paint.ts';
import { OrderTicket } from '#/art/paper/order-ticket.tsx';

export const size = { width: 808, height: 190 } as const;

const RAIL = 26;
const TICKETS = [
  { x: 34, tilt: -2, number: '#1042', guest: 'Idris, collect 12.10', items: ['3 × Falafel wrap'] },
  { x: 250, tilt: 1.5, number: '#1043', guest: 'Table 6, eating in', items: ['2 × Lentil soup'] },
  { x: 462, tilt: -1, number: '#1044', guest: 'Lena, own driver', items: ['2 × Flatbread'] },
  { x: 676, tilt: 2, number: '#1045', guest: 'Grace, courier 12.30', items: ['1 × Margherita'] },
];

/** The rail over the pass, with the tickets that wait on it. */
export function Drawing() {
  return (
    <>
      <rect x="-200" y={RAIL + 6} width="1208" height="16" fill={paint.shade} opacity=".14" />
      <rect x="-200" y={RAIL - 8} width="1208" height="20" rx="3" fill={paint.wood} />
      <rect x="-200" y={RAIL + 6} width="1208" height="6" fill={paint.wood2} />
      {TICKETS.map(({ x, tilt, ...ticket }) => (
        <g key={x} transform={`translate(${x} ${RAIL + 8}) rotate(${tilt} 92 0)`}>
          <OrderTicket {...ticket} />
        </g>
      ))}
    </>
  );
}
