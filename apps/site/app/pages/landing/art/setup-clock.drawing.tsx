import { paint } from '#/art/paint.ts';

export const size = { width: 240, height: 216 } as const;

const MARKS = 12;

/** A clock whose first day is nearly full. */
export function Drawing() {
  return (
    <>
      <circle cx="126" cy="116" r="92" fill={paint.shade} opacity=".14" />
      <circle cx="120" cy="108" r="92" fill={paint.deep} />
      <circle cx="120" cy="108" r="78" fill={paint.ticket} />
      <path d="M120 108V42A66 66 0 1 1 103 44.3z" fill={paint.accent} />
      {Array.from({ length: MARKS }, (_, index) => (
        <rect
          key={index}
          x="118"
          y="34"
          width="4"
          height="12"
          rx="2"
          transform={`rotate(${(index * 360) / MARKS} 120 108)`}
          fill={paint.ink}
        />
      ))}
      <path d="M120 108L103 50" stroke={paint.signal} strokeWidth="7" strokeLinecap="round" />
      <path d="M120 108l34 28" stroke={paint.ink} strokeWidth="8" strokeLinecap="round" />
      <circle cx="120" cy="108" r="9" fill={paint.ink} />
    </>
  );
}
