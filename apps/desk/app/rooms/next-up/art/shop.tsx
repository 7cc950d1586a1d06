import type { ReactNode } from 'react';

type Paint = `--${string}`;

const STRIPES = 9;
/** From the pavement to the sign, and to the first floor. */
const FRONT = 196;
const DOOR = 48;

type ShopProps = {
  width: number;
  /** How high the floor above is. */
  upper: number;
  name: string;
  wall: Paint;
  front: Paint;
  cloth: Paint;
  /** What is in the window, its foot at the sill. */
  children: ReactNode;
};

function Sash({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-22 0h44v50h-44z" fill="var(--art-cream)" />
      <path d="M-18 4h36v42h-36z" fill="var(--art-glass)" />
      <path d="m-18 34 26-30h7l-33 38z" fill="#fff" opacity="0.28" />
      <path d="M-18 24h36v3h-36zM-1.500 4h3v42h-3zM-26 48h52v6h-52z" fill="var(--art-cream)" />
    </g>
  );
}

function UpperFloor({ width, upper, wall }: Pick<ShopProps, 'width' | 'upper' | 'wall'>) {
  const top = -FRONT - upper;
  return (
    <>
      <path d={`M0 ${top}h${width}v${upper}H0z`} fill={`var(${wall})`} />
      <path d={`M${width - 10} ${top}h10v${upper}h-10z`} fill="var(--shade)" opacity="0.08" />
      <path d={`M-5 ${top - 9}h${width + 10}v11h${-width - 10}z`} fill="var(--art-ink)" />
      <Sash x={width * 0.3} y={top + upper / 2 - 26} />
      <Sash x={width * 0.7} y={top + upper / 2 - 26} />
    </>
  );
}

function Cloth({ width, cloth }: Pick<ShopProps, 'width' | 'cloth'>) {
  const stripe = (width + 16) / STRIPES;
  const half = stripe / 2;
  const hem = `a${half} ${half} 0 0 1 ${-stripe} 0`;
  return (
    <g transform={`translate(-8 ${-FRONT + 36})`}>
      <path
        d={`M0 26h${width + 16}v12${hem.repeat(STRIPES)}z`}
        fill="var(--shade)"
        opacity="0.14"
      />
      {Array.from({ length: STRIPES }, (_, place) => (
        <path
          key={place}
          d={`M${place * stripe} 0h${stripe}v30${hem}z`}
          fill={place % 2 === 0 ? `var(${cloth})` : 'var(--art-cream)'}
        />
      ))}
      <path d={`M0 0h${width + 16}v4H0z`} fill="var(--shade)" opacity="0.16" />
    </g>
  );
}

function Door({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d={`M0-150h${DOOR}V0H0z`} fill="var(--art-deep)" />
      <path d={`M7-122h${DOOR - 14}v66H7z`} fill="var(--art-glass-2)" />
      <path d="m7-70 28-46h6v16L7-60z" fill="#fff" opacity="0.25" />
      <rect x="12" y="-104" width="24" height="12" rx="2" fill="var(--art-cream)" />
      <path d="M17-98h14" stroke="var(--art-signal)" strokeWidth="3" strokeLinecap="round" />
      <circle cx="6" cy="-50" r="3" fill="var(--art-accent)" />
    </g>
  );
}

/** A shop with a floor above it, its foot at the origin. */
export function Shop({ width, upper, name, wall, front, cloth, children }: ShopProps) {
  const glass = width - DOOR - 38;
  return (
    <>
      <UpperFloor width={width} upper={upper} wall={wall} />
      <path d={`M0 ${-FRONT}h${width}V0H0z`} fill={`var(${front})`} />
      <path d={`M12-150h${glass}v106H12z`} fill="var(--art-glass-2)" />
      <g transform="translate(12 -44)">{children}</g>
      <path d={`m28-46 58-104h16L44-46z`} fill="#fff" opacity="0.16" />
      <path d={`M8-46h${glass + 8}v8H8z`} fill="var(--art-cream)" />
      <path
        d={`M14-30h${glass / 2 - 6}v22H14zM${18 + glass / 2}-30h${glass / 2 - 6}v22h${6 - glass / 2}z`}
        fill="var(--shade)"
        opacity="0.16"
      />
      <Door x={width - DOOR - 12} />
      <path d={`M-5 ${-FRONT - 2}h${width + 10}v40h${-width - 10}z`} fill={`var(${front})`} />
      <path
        d={`M-5 ${-FRONT + 34}h${width + 10}v4h${-width - 10}z`}
        fill="var(--shade)"
        opacity="0.2"
      />
      <text
        x={width / 2}
        y={-FRONT + 24}
        textAnchor="middle"
        fontFamily="var(--font-display)"
        fontSize="17"
        fontWeight="640"
        letterSpacing="-0.200"
        fill="var(--art-cream)"
      >
        {name}
      </text>
      <Cloth width={width} cloth={cloth} />
      <path d={`M-3-6h${width + 6}v6h${-width - 6}z`} fill="var(--shade)" opacity="0.25" />
    </>
  );
}

/** Loaves on a board. */
export function Loaves({ count }: { count: number }) {
  return (
    <>
      <path d={`M4-4h${count * 40}v6H4z`} fill="var(--art-wood)" />
      {Array.from({ length: count }, (_, place) => (
        <g key={place} transform={`translate(${8 + place * 40} -4)`}>
          <path d="M0 0c-4-14 4-22 16-22s20 8 16 22z" fill="var(--food-crust)" />
          <path
            d="m9-5 5-11m3 11 5-11"
            stroke="var(--food-cream)"
            strokeWidth="2.500"
            strokeLinecap="round"
          />
        </g>
      ))}
    </>
  );
}

/** Cups on a board. */
export function Cups({ count }: { count: number }) {
  return (
    <>
      <path d={`M4-4h${count * 32}v6H4z`} fill="var(--art-wood-2)" />
      {Array.from({ length: count }, (_, place) => (
        <g key={place} transform={`translate(${10 + place * 32} -4)`}>
          <path d="M0-16h18v8q0 8-8 8h-2q-8 0-8-8z" fill="var(--art-cream)" />
          <path d="M18-13q7 0 5 6-2 3-6 3" fill="none" stroke="var(--art-cream)" strokeWidth="3" />
        </g>
      ))}
    </>
  );
}
