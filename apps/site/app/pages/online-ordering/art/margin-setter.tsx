import { Label } from '#/art/label.tsx';
import { paint } from '#/art/paint.ts';
import { Place } from '#/art/place.tsx';
import { SignText } from '#/art/sign-text.tsx';

/** A slider for the margin and the price it makes: £5.20 is 62 % of £8.40. */
export function MarginSetter() {
  return (
    <>
      <Label x={42} y={50} size={19} weight={560} fill={paint.muted}>
        Costs you £5.20
      </Label>
      <rect x="42" y="78" width="396" height="14" rx="7" fill={paint.line} />
      <rect x="42" y="78" width="238" height="14" rx="7" fill={paint.primary} />
      <rect
        x="260"
        y="64"
        width="42"
        height="42"
        rx="10"
        fill={paint.raised}
        stroke={paint.primary}
        strokeWidth="3"
      />
      <Label x={42} y={134} size={18} weight={620} fill={paint.pageInk}>
        Margin
      </Label>
      <Label x={438} y={134} size={20} weight={700} anchor="end" fill={paint.pageInk}>
        38%
      </Label>
      <g transform="translate(196 152) rotate(-4 120 50)">
        <rect x="6" y="12" width="250" height="104" rx="14" fill={paint.shade} opacity=".15" />
        <rect width="250" height="104" rx="14" fill={paint.ticket} />
        <path d="M14 0h222a14 14 0 0 1 14 14h-250a14 14 0 0 1 14-14z" fill={paint.signal} />
        <Place x={125} y={78}>
          <SignText x={0} y={0} size={56} weight={660} fill={paint.ink}>
            £8.40
          </SignText>
        </Place>
      </g>
    </>
  );
}
