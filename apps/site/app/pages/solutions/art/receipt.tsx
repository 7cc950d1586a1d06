import type { ReactNode } from 'react';

import { Label } from '#/art/label.tsx';
import { paint } from '#/art/paint.ts';
import { TornPaper } from '#/art/paper/torn-paper.tsx';
import { SignText } from '#/art/sign-text.tsx';

const PAPER = { width: 232, height: 356 } as const;
const RIGHT = PAPER.width - 22;
// Without a currency: the calculator on the same page has that of the brand.
const ITEMS = [
  ['2 × Harissa bowl', '17.00'],
  ['1 × Flatbread', '3.50'],
  ['1 × Mint tea', '3.50'],
] as const;
const BITES = [
  [238, 206, 36],
  [224, 252, 40],
  [202, 300, 36],
  [236, 322, 48],
  [188, 350, 30],
] as const;
const CRUMBS = [
  [278, 250, 9],
  [302, 286, 6],
  [270, 330, 7],
  [296, 352, 4],
] as const;

type RowProps = { y: number; name: string; sum: string; size?: number; weight?: number };

function Row({ y, name, sum, size = 14.5, weight = 560 }: RowProps) {
  return (
    <g fill={paint.ink}>
      <Label x={22} y={y} size={size} weight={weight}>
        {name}
      </Label>
      <Label x={RIGHT} y={y} size={size} weight={weight + 60} anchor="end">
        {sum}
      </Label>
    </g>
  );
}

function Bill({ children }: { children: ReactNode }) {
  return (
    <>
      <TornPaper {...PAPER} />
      <SignText x={22} y={44} size={18} anchor="start" fill={paint.ink}>
        Olive Street Kitchen
      </SignText>
      <Label x={22} y={64} size={13} fill={paint.ticketMuted}>
        Thursday, 12.40
      </Label>
      {ITEMS.map(([name, sum], index) => (
        <Row key={name} y={100 + index * 28} name={name} sum={sum} />
      ))}
      <rect x="22" y="178" width={PAPER.width - 44} height="1.5" fill={paint.ink} />
      <Row y={208} name="Total" sum="24.00" size={15} weight={650} />
      {children}
    </>
  );
}

/** A bill with a bite out of it: what a marketplace leaves. It stands on blush. */
export function BittenReceipt() {
  return (
    <>
      <Bill>
        <Label x={22} y={238} size={15} weight={650} fill={paint.signal2}>
          Marketplace fee
        </Label>
        <SignText x={22} y={286} size={36} weight={660} anchor="start" fill={paint.signal2}>
          15-30%
        </SignText>
        <Label x={22} y={322} size={14} fill={paint.ticketMuted}>
          You keep the rest
        </Label>
      </Bill>
      <g fill={paint.tintBlush}>
        {BITES.map(([x, y, radius]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
        ))}
        <rect x="206" y="196" width="60" height="190" />
      </g>
      <g fill={paint.ticket} transform="rotate(24 286 300)">
        {CRUMBS.map(([x, y, half]) => (
          <rect
            key={`${x} ${y}`}
            x={x - half}
            y={y - half}
            width={half * 2}
            height={half * 2}
            rx="1"
          />
        ))}
      </g>
    </>
  );
}

/** The same bill, whole. */
export function WholeReceipt() {
  return (
    <Bill>
      <Row y={238} name="Commission" sum="0.00" size={15} />
      <rect x="12" y="262" width={PAPER.width - 24} height="72" rx="8" fill={paint.brandPale} />
      <Label x={26} y={290} size={15} weight={650} fill={paint.ink}>
        Yours
      </Label>
      <SignText x={PAPER.width - 26} y={312} size={36} weight={660} anchor="end" fill={paint.deep}>
        24.00
      </SignText>
    </Bill>
  );
}
