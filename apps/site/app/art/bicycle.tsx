import { type Paint, paint } from './paint.ts';

type BicycleProps = { frame: Paint };

/** A delivery bicycle with a box in front; the origin is the ground under the rear axle. */
export function Bicycle({ frame }: BicycleProps) {
  return (
    <>
      <g fill="none" stroke={paint.iron} strokeWidth="3.2">
        <circle cy="-24" r="22" />
        <circle cx="74" cy="-24" r="22" />
      </g>
      <g fill="none" stroke={frame} strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M0-24L24-56L58-56L36-24ZM24-56L36-24M58-56L74-24" />
        <path d="M24-56l-2-6M58-56l-3-13" />
      </g>
      <path d="M15-63h14M50-69h13" stroke={paint.iron} strokeWidth="4.5" strokeLinecap="round" />
      <rect x="62" y="-92" width="38" height="30" rx="4" fill={paint.accent} />
      <rect x="62" y="-84" width="38" height="3" fill={paint.accent2} />
      <circle cx="36" cy="-24" r="5" fill={paint.iron} />
    </>
  );
}
