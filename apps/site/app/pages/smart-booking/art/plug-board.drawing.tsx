import { paint } from '#/art/paint.ts';
import { Place } from '#/art/place.tsx';
import { SignText } from '#/art/sign-text.tsx';

export const size = { width: 700, height: 600 } as const;

const CORDS = [
  { name: 'Web store', from: 128, to: 196, bend: 'C320 96 360 250', fill: paint.signal },
  { name: 'App', from: 232, to: 266, bend: 'C310 332 370 180', fill: paint.accent },
  { name: 'QR code', from: 336, to: 336, bend: 'C320 286 350 420', fill: paint.foodLeaf3 },
  { name: 'Telephone', from: 440, to: 406, bend: 'C330 520 370 360', fill: paint.extraPale },
];

/** Four cords from four places into the one diary. */
export function Drawing() {
  return (
    <>
      <rect x="64" y="70" width="584" height="484" rx="14" fill={paint.shade} opacity=".2" />
      <rect x="58" y="58" width="584" height="484" rx="14" fill={paint.wood} />
      <rect x="76" y="76" width="548" height="448" rx="8" fill={paint.wood2} />
      <Diary />
      {CORDS.map(({ name, from, to }) => (
        <g key={name}>
          <Socket x={170} y={from} />
          <Socket x={520} y={to} />
          <SignText x={170} y={from + 54} size={22} weight={620} fill={paint.cream}>
            {name}
          </SignText>
        </g>
      ))}
      {CORDS.map(({ name, from, to, bend, fill }) => (
        <g key={name}>
          <path
            d={`M170 ${from}${bend} 520 ${to}`}
            fill="none"
            stroke={paint.shade}
            strokeWidth="13"
            strokeLinecap="round"
            opacity=".22"
            transform="translate(4 9)"
          />
          <path
            d={`M170 ${from}${bend} 520 ${to}`}
            fill="none"
            stroke={fill}
            strokeWidth="13"
            strokeLinecap="round"
          />
          <circle cx="170" cy={from} r="15" fill={fill} />
          <circle cx="520" cy={to} r="15" fill={fill} />
        </g>
      ))}
    </>
  );
}

function Socket({ x, y }: { x: number; y: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="29" fill={paint.ink} />
      <circle cx={x} cy={y} r="18" fill={paint.sand2} />
    </>
  );
}

function Diary() {
  return (
    <Place x={448} y={112}>
      <rect x="6" y="10" width="144" height="376" rx="10" fill={paint.shade} opacity=".25" />
      <rect width="144" height="376" rx="10" fill={paint.ticket} />
      <path d="M0 48V10a10 10 0 0 1 10-10h124a10 10 0 0 1 10 10v38z" fill={paint.signal2} />
      <SignText x={72} y={33} size={22} fill={paint.cream}>
        One diary
      </SignText>
      {[118, 188, 258, 328].map((y) => (
        <rect key={y} x="14" y={y} width="116" height="1.5" fill={paint.sand2} />
      ))}
      <SignText x={72} y={360} size={20} weight={560} fill={paint.ink}>
        15 May
      </SignText>
    </Place>
  );
}
