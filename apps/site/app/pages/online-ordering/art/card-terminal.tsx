import { Label } from '#/art/label.tsx';
import { paint } from '#/art/paint.ts';
import { SignText } from '#/art/sign-text.tsx';

const KEYS = Array.from({ length: 9 }, (_, key) => ({
  key,
  x: 22 + (key % 3) * 44,
  y: 134 + Math.floor(key / 3) * 36,
}));

/** A card terminal that has just been paid, and the card. */
export function CardTerminal() {
  return (
    <>
      <g transform="translate(250 78) rotate(12)">
        <rect x="5" y="9" width="192" height="120" rx="12" fill={paint.shade} opacity=".15" />
        <rect width="192" height="120" rx="12" fill={paint.signal} />
        <rect x="22" y="34" width="36" height="28" rx="4" fill={paint.accent} />
        <path d="M22 48h36M40 34v28" stroke={paint.accent2} strokeWidth="2" />
        <rect x="22" y="86" width="92" height="8" rx="4" fill={paint.cream} />
        <rect x="128" y="86" width="40" height="8" rx="4" fill={paint.cream} />
      </g>
      <g transform="translate(84 6)">
        <rect x="6" y="12" width="170" height="256" rx="22" fill={paint.shade} opacity=".15" />
        <rect width="170" height="256" rx="22" fill={paint.ink} />
        <rect x="2" y="2" width="166" height="252" rx="20" fill={paint.ticket} opacity=".08" />
        <rect x="18" y="20" width="134" height="96" rx="8" fill={paint.brandPale} />
        <SignText x={85} y={64} size={30} weight={660} fill={paint.deep}>
          £24.00
        </SignText>
        <Label x={85} y={94} size={18} weight={650} anchor="middle" fill={paint.brand}>
          Paid
        </Label>
        {KEYS.map(({ key, x, y }) => (
          <rect
            key={key}
            x={x}
            y={y}
            width="38"
            height="28"
            rx="6"
            fill={key === 8 ? paint.foodLeaf3 : paint.ticket}
            opacity={key === 8 ? undefined : '.18'}
          />
        ))}
      </g>
    </>
  );
}
