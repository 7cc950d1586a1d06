import { Awning } from './awning.tsx';
import { type Paint, paint } from './paint.ts';
import { SignText } from './sign-text.tsx';

const WHEELS = [50, 184];

type DeliveryVanProps = { name?: string; body?: Paint; letters?: Paint };

/** A delivery van driving right, 236 long; the ground under its tail is the origin. */
export function DeliveryVan({
  name = 'Field & Fold',
  body = paint.brand,
  letters = paint.cream,
}: DeliveryVanProps) {
  return (
    <>
      <ellipse cx="120" cy="0" rx="122" ry="5" fill={paint.shade} opacity=".16" />
      <path d="M150-96h32q10 0 15 8l17 28 14 5q8 3 8 11v24h-86z" fill={body} />
      <path d="M164-86h17q6 0 9 5l13 23h-39z" fill={paint.glass2} />
      <path d="M168-58l14-28h8l-14 28z" fill={paint.ticket} opacity=".35" />
      <rect x="166" y="-50" width="12" height="4" rx="2" fill={paint.shade} opacity=".35" />
      <rect x="228" y="-42" width="8" height="10" rx="2" fill={paint.accent} />
      <rect y="-122" width="154" height="102" rx="8" fill={body} />
      <rect x="144" y="-116" width="10" height="96" fill={paint.shade} opacity=".1" />
      <Awning
        x={0}
        y={-122}
        width={154}
        drop={12}
        stripes={11}
        colors={[paint.accent, paint.cream]}
        hasShadow={false}
      />
      <SignText x={76} y={-62} size={20} fill={letters}>
        {name}
      </SignText>
      <rect y="-26" width="236" height="7" rx="2" fill={paint.deep} />
      {WHEELS.map((x) => (
        <g key={x}>
          <path d={`M${x - 24}-19a24 24 0 0 1 48 0z`} fill={paint.deep} />
          <circle cx={x} cy="-18" r="18" fill={paint.iron} />
          <circle cx={x} cy="-18" r="8" fill={paint.sand} />
        </g>
      ))}
    </>
  );
}
