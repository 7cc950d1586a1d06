import { Label } from '#/art/label.tsx';
import { paint } from '#/art/paint.ts';
import { Place } from '#/art/place.tsx';
import { RewardsPhone } from '#/art/rewards-phone.tsx';

export { PHONE_PLANE as size } from '#/art/rewards-phone.tsx';

const EARNED = [
  ['Order 1042', '+ 62', paint.tintButter],
  ['Mobile bonus', '+ 25', paint.tintLeaf],
  ['Referral', '+ 50', paint.tintBlush],
  ['Order 1038', '+ 41', paint.tintSky],
  ['Birthday', '+ 30', paint.tintButter],
] as const;

export function Drawing() {
  return (
    <RewardsPhone title="Earned points" tab="Home">
      {EARNED.map(([reason, points, tint], index) => (
        <Place key={reason} x={20} y={232 + index * 56}>
          <circle cx="16" cy="20" r="16" fill={tint} />
          <path
            d="M10 20h12M16 14v12"
            stroke={paint.pageInk}
            strokeWidth="2"
            strokeLinecap="round"
          />
          <Label x={44} y={25} size={14} weight={600} fill={paint.pageInk}>
            {reason}
          </Label>
          <Label x={236} y={25} size={15.5} weight={700} anchor="end" fill={paint.ok}>
            {points}
          </Label>
          <rect y="47" width="236" height="1" fill={paint.line} />
        </Place>
      ))}
    </RewardsPhone>
  );
}
