import { Label } from '#/art/label.tsx';
import { type Paint, paint } from '#/art/paint.ts';
import { SignText } from '#/art/sign-text.tsx';

const OUTLINE =
  'M0 14a14 14 0 0 1 14-14h216a14 14 0 0 1 14 14v18a10 10 0 0 0 0 20v18a14 14 0 0 1-14 14h-216a14 14 0 0 1-14-14v-18a10 10 0 0 0 0-20z';

type VoucherProps = { name: string; note: string; worth: string; fill: Paint };

/** A voucher with bitten sides, 244 by 84. */
export function Voucher({ name, note, worth, fill }: VoucherProps) {
  return (
    <>
      <path d={OUTLINE} fill={fill} />
      <path
        d="M170 9v66"
        stroke={paint.ink}
        strokeWidth="1.4"
        strokeLinecap="round"
        strokeDasharray="3 5"
        opacity=".5"
      />
      <g fill={paint.ink}>
        <Label x={20} y={37} size={15.5} weight={680}>
          {name}
        </Label>
        <Label x={20} y={58} size={13}>
          {note}
        </Label>
      </g>
      <SignText x={203} y={51} size={23} weight={680} fill={paint.ink}>
        {worth}
      </SignText>
    </>
  );
}
