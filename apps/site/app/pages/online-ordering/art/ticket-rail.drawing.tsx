import { paint } from '#/art/paint.ts';
import { OrderTicket } from '#/art/paper/order-ticket.tsx';

export const size = { width: 1440, height: 300 } as const;

/** The rail goes on beyond the picture, for screens that are wider than it. */
const BLEED = 1200;
const SCALE = 1.17;
/** Narrower than the scale makes it, so that a ticket is 185 wide. */
const PAPER = 158;

const TICKETS = [
  { x: -812, tilt: -1, number: '#1052', guest: 'Noor, collect 1.20', items: ['1 × Mint tea'] },
  { x: -608, tilt: 2, number: '#1051', guest: 'Table 2', items: ['2 × Flatbread', '1 × Olives'] },
  { x: -404, tilt: -2, number: '#1050', guest: 'Ama, courier', items: ['1 × Mezze for two'] },
  { x: -198, tilt: 1, number: '#1049', guest: 'Joe, collect 1.05', items: ['2 × Shakshuka'] },
  {
    x: 80,
    tilt: 0,
    number: '#1048',
    guest: 'Priya, collect 12.40',
    items: ['2 × Harissa bowl', '1 × Mint lemonade'],
    stamp: 'NEW',
  },
  {
    x: 284,
    tilt: 2,
    number: '#1047',
    guest: 'Tom, deliver 12.55',
    items: ['1 × Margherita'],
    stamp: 'NEW',
  },
  {
    x: 484,
    tilt: -2,
    number: '#1046',
    guest: 'Table 6',
    items: ['2 × Soup of the day', '2 × Flatbread', '1 × Olives'],
  },
  {
    x: 690,
    tilt: 1,
    number: '#1045',
    guest: 'Lena, own driver',
    items: ['1 × Mezze for two', '1 × Baklava'],
    stamp: 'PAID',
  },
  { x: 892, tilt: -1, number: '#1044', guest: 'Idris, courier', items: ['3 × Falafel wrap'] },
  {
    x: 1092,
    tilt: 2,
    number: '#1043',
    guest: 'Grace, collect',
    items: ['1 × Shakshuka', '1 × Orange juice'],
    stamp: 'PAID',
  },
  {
    x: 1292,
    tilt: -2,
    number: '#1042',
    guest: 'Sam, deliver 1.10',
    items: ['2 × Harissa bowl', '1 × Tabbouleh', '1 × Mint tea'],
  },
  { x: 1500, tilt: 1, number: '#1041', guest: 'Table 3', items: ['2 × Lentil soup'] },
  {
    x: 1704,
    tilt: -1,
    number: '#1040',
    guest: 'Mo, collect',
    items: ['1 × Flatbread', '1 × Mint tea'],
    stamp: 'PAID',
  },
  { x: 1908, tilt: 2, number: '#1039', guest: 'Ruth, own driver', items: ['2 × Baklava'] },
];

/** The rail over the pass with a day's tickets; seven of them stand within the plane. */
export function Drawing() {
  const rail = { x: -BLEED, width: size.width + BLEED * 2 };
  return (
    <>
      <rect {...rail} y="28" height="16" fill={paint.sand2} />
      <rect {...rail} y="28" height="5" fill={paint.cream} opacity=".6" />
      <rect {...rail} y="44" height="8" fill={paint.shade} opacity=".14" />
      {TICKETS.map(({ x, tilt, ...ticket }) => (
        <g
          key={x}
          transform={`translate(${x} 46)${tilt ? ` rotate(${tilt} 92 -6)` : ''} scale(${SCALE})`}
        >
          <OrderTicket {...ticket} width={PAPER} />
        </g>
      ))}
    </>
  );
}
