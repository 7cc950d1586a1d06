type Paint = `--${string}`;

/** A sheet of glass with its frame and sill, seen from the street. */
function SashWindow({ x, glass }: { x: number; glass: Paint }) {
  return (
    <g transform={`translate(${x} -234)`}>
      <path d="M0 2q0-2 2-2h44q2 0 2 2v41H0z" fill="var(--art-cream)" />
      <path d="M5 6h38v37H5z" fill={`var(${glass})`} />
      <path d="M5 29 28.500 6h7.600L5 37z" fill="#fff" opacity="0.28" />
      <path d="M5 23h38v3H5zM22.800 6h2.400v37h-2.400zM-3 43h54v6H-3z" fill="var(--art-cream)" />
      <path d="M-3 49h54v3H-3z" fill="var(--shade)" opacity="0.12" />
    </g>
  );
}

const SPINES = [
  '--art-signal',
  '--art-brand',
  '--art-accent',
  '--art-extra',
  '--art-cream',
  '--art-brand-2',
  '--art-signal-pale',
] as const;
const LOWER = [22, 29, 25, 32, 28, 24, 31, 27];
const UPPER = [27, 23, 30, 26, 22, 29, 25, 32];

/** Files and books on one board of the window. */
function Shelf({ y, heights, from }: { y: number; heights: readonly number[]; from: number }) {
  return (
    <>
      <path d={`M12 ${y}h108v4H12z`} fill="var(--art-wood-2)" />
      {heights.map((height, place) => {
        const x = 17 + place * 13;
        const spine = SPINES[(place + from) % SPINES.length];
        return (
          <rect
            key={x}
            x={x}
            y={y - height}
            width="10"
            height={height}
            rx="1"
            fill={`var(${spine})`}
          />
        );
      })}
    </>
  );
}

function Window() {
  return (
    <>
      <path d="M12-143h108v101H12z" fill="var(--art-glass-2)" />
      <path d="M12-143h108v101H12z" fill="var(--art-glass-in)" opacity="0.55" />
      <Shelf y={-50} heights={LOWER} from={0} />
      <Shelf y={-94} heights={UPPER} from={3} />
      <path d="M22.800-42h17L83-143H66z" fill="#fff" opacity="0.16" />
      <path d="M9-42h114v6H9z" fill="var(--art-cream)" />
      <path d="M12-30h49v22H12zM71-30h49v22H71z" fill="var(--shade)" opacity="0.16" />
    </>
  );
}

function Door() {
  return (
    <>
      <path d="M129-143h52V0h-52z" fill="var(--shade)" opacity="0.22" />
      <path d="M132-139h46V0h-46z" fill="var(--art-deep)" />
      <path d="M139-121h32v70h-32z" fill="var(--art-glass-2)" />
      <path d="m139-63 32-50v20l-32 42z" fill="#fff" opacity="0.25" />
      <path d="M139-43h32v33h-32z" fill="var(--shade)" opacity="0.15" />
      <circle cx="137" cy="-45" r="3" fill="var(--art-accent)" />
      <rect x="144" y="-99" width="22" height="12" rx="2" fill="var(--art-cream)" />
      <text
        x="155"
        y="-90.500"
        textAnchor="middle"
        fontSize="6.800"
        fontWeight="800"
        fill="var(--art-signal-2)"
      >
        OPEN
      </text>
    </>
  );
}

const STRIPES = 9;
const STRIPE = 202 / STRIPES;

function Awning() {
  const half = STRIPE / 2;
  const hem = `a${half} ${half} 0 0 1 ${-STRIPE} 0`;
  return (
    <>
      <path d={`M-6-117h202v19${hem.repeat(STRIPES)}z`} fill="var(--shade)" opacity="0.16" />
      {Array.from({ length: STRIPES }, (_, stripe) => (
        <path
          key={stripe}
          d={`M${-6 + stripe * STRIPE}-145h${STRIPE}v30${hem}z`}
          fill={stripe % 2 === 0 ? 'var(--art-brand)' : 'var(--art-cream)'}
        />
      ))}
      <path d="M-6-145h202v5H-6z" fill="var(--shade)" opacity="0.14" />
      <path d="M-6-121h202v2H-6z" fill="var(--shade)" opacity="0.16" />
    </>
  );
}

/** A shop for post and newspapers, its foot at the origin. */
export function PostOffice() {
  return (
    <>
      <path d="M0-244h190V0H0z" fill="var(--art-brick)" />
      <path d="M0-244h190V0H0z" fill="var(--night)" />
      <path d="M180-244h10V0h-10z" fill="var(--shade)" opacity="0.07" />
      <path d="M-4-252h198v12H-4z" fill="var(--art-brand)" />
      <path d="M0-240h190v3H0z" fill="var(--shade)" opacity="0.12" />
      <SashWindow x={27} glass="--art-glass" />
      <SashWindow x={115} glass="--art-glass-2" />
      <path d="M0-178h190V0H0z" fill="var(--art-brand)" />
      <rect x="-5" y="-180" width="200" height="36" rx="2" fill="var(--art-deep)" />
      <text
        x="95"
        y="-155"
        textAnchor="middle"
        fontFamily="var(--font-display)"
        fontSize="15"
        fontWeight="640"
        letterSpacing="-0.200"
        fill="var(--art-cream)"
      >
        Post &amp; News
      </text>
      <Window />
      <Door />
      <Awning />
      <path d="M-3-6h196v6H-3z" fill="var(--shade)" opacity="0.25" />
    </>
  );
}
