import { Label } from './label.tsx';
import { paint } from './paint.ts';
import { Place } from './place.tsx';
import { SignText } from './sign-text.tsx';

const KEYS = [24, 46, 68, 90, 112];

const RECEIPT = ['Table 6', '4 guests'] as const;

type TillProps = {
  total?: string;
  /** Two short lines of the receipt. */
  receipt?: readonly [string, string];
};

/** A cash register with its receipt, 150 wide and 208 high, its left foot on the origin. */
export function Till({ total = '£86.40', receipt = RECEIPT }: TillProps) {
  return (
    <>
      <Place x={37} y={-208}>
        <path
          d="M0 68V5l6.3-5 6.3 5 6.3-5 6.4 5 6.3-5 6.4 5 6.3-5 6.4 5 6.3-5 6.4 5 6.3-5 6.3 5v63z"
          fill={paint.ticket}
        />
        <Label x={10} y={23} size={12.5} weight={700} fill={paint.ink}>
          {receipt[0]}
        </Label>
        <Label x={10} y={39} size={12.5} weight={560} fill={paint.ink}>
          {receipt[1]}
        </Label>
        <rect x="10" y="48" width="56" height="4" rx="2" fill={paint.signal} />
      </Place>
      <path d="M12-80l14-66h98l14 66z" fill={paint.brand} />
      <rect x="33" y="-148" width="84" height="5" fill={paint.shade} opacity=".3" />
      <rect x="34" y="-135" width="82" height="32" rx="5" fill={paint.brandPale} />
      <SignText x={75} y={-113} size={18} fill={paint.ink}>
        {total}
      </SignText>
      <g fill={paint.cream}>
        {KEYS.map((x) => (
          <rect key={x} x={x} y="-97" width="15" height="8" rx="2" />
        ))}
      </g>
      <rect y="-84" width="150" height="84" rx="8" fill={paint.deep} />
      <rect x="140" y="-80" width="10" height="76" rx="5" fill={paint.shade} opacity=".16" />
      <rect x="12" y="-62" width="126" height="6" rx="3" fill={paint.shade} opacity=".4" />
      <rect x="60" y="-40" width="30" height="9" rx="3" fill={paint.accent} />
    </>
  );
}
