import './table-top.css';

const CHAIR = { width: 30, height: 18, gap: 3 } as const;
const RADII = [
  { upTo: 2, radius: 42 },
  { upTo: 4, radius: 52 },
  { upTo: 6, radius: 60 },
];
const LARGEST = 74;

function radiusFor(seats: number): number {
  return RADII.find(({ upTo }) => seats <= upTo)?.radius ?? LARGEST;
}

/** A round table and its chairs from above, with the first guests seated. */
export function TableTop({ seats, guests }: { seats: number; guests: number }) {
  const radius = radiusFor(seats);
  const edge = radius + CHAIR.height + CHAIR.gap + 6;
  const chair = -radius - CHAIR.height - CHAIR.gap;
  return (
    <svg
      className="table-top"
      viewBox={`${-edge} ${-edge} ${edge * 2} ${edge * 2}`}
      aria-hidden="true"
    >
      {Array.from({ length: seats }, (_, index) => (
        <g key={index} transform={`rotate(${(index * 360) / seats})`}>
          <rect
            className="table-chair"
            x={-CHAIR.width / 2}
            y={chair}
            width={CHAIR.width}
            height={CHAIR.height}
            rx="7"
          />
        </g>
      ))}
      <circle className="table-shade" cx="4" cy="8" r={radius} />
      <circle className="table-board" r={radius} />
      {Array.from({ length: guests }, (_, index) => (
        <g key={index} transform={`rotate(${(index * 360) / seats})`}>
          <g className="table-guest">
            <ellipse className="guest-coat" cy={chair + 12} rx="15" ry="9" />
            <circle className="guest-head" cy={chair + 12} r="7.5" />
          </g>
        </g>
      ))}
    </svg>
  );
}
