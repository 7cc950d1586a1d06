import { Label } from '#/art/label.tsx';
import { paint } from '#/art/paint.ts';
import { SignText } from '#/art/sign-text.tsx';

export const size = { width: 300, height: 240 } as const;

const PLEATS = 18;

/** A show rosette for the best customer. */
export function Drawing() {
  return (
    <g transform="translate(150 108)">
      <path d="M-42 40l-26 92 34-18 16 24 18-92z" fill={paint.signal2} />
      <path d="M42 40l26 92-34-18-16 24-18-92z" fill={paint.signal} />
      {Array.from({ length: PLEATS }, (_, index) => (
        <circle
          key={index}
          cy="-80"
          r="17"
          transform={`rotate(${(index * 360) / PLEATS})`}
          fill={index % 2 === 0 ? paint.signal2 : paint.signal}
        />
      ))}
      <circle r="76" fill={paint.cream} />
      <circle
        r="66"
        fill="none"
        stroke={paint.accent2}
        strokeWidth="2.5"
        strokeDasharray="1 8"
        strokeLinecap="round"
      />
      <SignText x={0} y={4} size={46} weight={660} fill={paint.signal2}>
        1st
      </SignText>
      <Label x={0} y={30} size={17} weight={650} anchor="middle" fill={paint.ink}>
        for regulars
      </Label>
    </g>
  );
}
