import { paint } from './paint.ts';
import { round } from './round.ts';

const FINGER_HOLES = 10;
const DIAL = { y: -34, radius: 17, firstAngle: -2.2, step: Math.PI / 5.6 };

/** A dial telephone, the middle of its foot on the origin. */
export function Telephone() {
  return (
    <>
      <path
        d="M-96-70q-40 30-22 56q10 14 30 12"
        fill="none"
        stroke={paint.deep}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M-86 0q0-70 40-78h92q40 8 40 78z" fill={paint.brand} />
      <rect x="-94" y="-6" width="188" height="12" rx="5" fill={paint.deep} />
      <Dial />
      <g fill={paint.deep}>
        <rect x="-40" y="-92" width="12" height="18" />
        <rect x="28" y="-92" width="12" height="18" />
        <path d="M-108-92q-6-34 34-34h148q40 0 34 34q-2 14-22 14h-16q-14 0-16-18h-108q-2 18-16 18h-16q-20 0-22-14z" />
      </g>
    </>
  );
}

function Dial() {
  return (
    <>
      <circle cy={DIAL.y} r="27" fill={paint.cream} />
      <g fill={paint.deep}>
        {Array.from({ length: FINGER_HOLES }, (_, index) => {
          const angle = DIAL.firstAngle + index * DIAL.step;
          return (
            <circle
              key={index}
              cx={round(Math.cos(angle) * DIAL.radius)}
              cy={round(DIAL.y + Math.sin(angle) * DIAL.radius)}
              r="3.6"
            />
          );
        })}
      </g>
      <circle cy={DIAL.y} r="6" fill={paint.signal} />
    </>
  );
}
