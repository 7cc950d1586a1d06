import { Label } from '#/art/label.tsx';
import { paint } from '#/art/paint.ts';
import { TornPaper } from '#/art/paper/torn-paper.tsx';
import { SignText } from '#/art/sign-text.tsx';

import { TornFoot } from './torn-foot.tsx';

/** Two planes side by side, each with its own bill; the plank runs through both. */
export const size = { width: 760, height: 560 } as const;

const WIDTH = 330;
const LEFT = 30;
const RIGHT = WIDTH - 30;
const LINES = [
  ['2 × Flat white', '£6.80'],
  ['1 × Cinnamon knot', '£3.20'],
  ['2 × Breakfast roll', '£14.00'],
] as const;

function Line({ y, name, sum, isTotal = false }: LineProps) {
  return (
    <g fill={paint.ink}>
      <Label x={LEFT} y={y} size={18} weight={isTotal ? 650 : 550}>
        {name}
      </Label>
      <Label x={RIGHT} y={y} size={18} weight={isTotal ? 700 : 620} anchor="end">
        {sum}
      </Label>
    </g>
  );
}

type LineProps = { y: number; name: string; sum: string; isTotal?: boolean };

/** A Saturday's order as the till wrote it; `height` is where the sheet is torn off. */
function Bill({ height }: { height: number }) {
  return (
    <>
      <TornPaper width={WIDTH} height={height} />
      <SignText x={LEFT} y={56} size={27} anchor="start" fill={paint.ink}>
        Corner cafe
      </SignText>
      <Label x={LEFT} y={82} size={17} weight={550} fill={paint.ticketMuted}>
        Saturday, to take away
      </Label>
      {LINES.map(([name, sum], index) => (
        <Line key={name} y={128 + index * 34} name={name} sum={sum} />
      ))}
      <rect x={LEFT} y="216" width={WIDTH - LEFT * 2} height="2" fill={paint.ink} />
      <Line y={250} name="Total" sum="£24.00" isTotal />
    </>
  );
}

function Clip() {
  return <rect x={WIDTH / 2 - 30} y="-22" width="60" height="30" rx="5" fill={paint.ink} />;
}

export function Drawing() {
  return (
    <>
      <rect x="-400" y="34" width="1560" height="10" fill={paint.shade} opacity=".14" />
      <rect x="-400" y="20" width="1560" height="13" fill={paint.wood} />
      <rect x="-400" y="33" width="1560" height="6" fill={paint.wood2} />
      <g transform="translate(8 30) rotate(-2 165 0)">
        <g transform="translate(14 314) rotate(8 165 60)">
          <TornFoot width={WIDTH} height={122} />
          <Label x={LEFT} y={44} size={18} weight={650} fill={paint.ink}>
            Aggregator cut
          </Label>
          <SignText x={LEFT} y={98} size={48} weight={660} anchor="start" fill={paint.ink}>
            15-30%
          </SignText>
        </g>
        <Bill height={276} />
        <Clip />
      </g>
      <g transform="translate(404 30) rotate(1.5 165 0)">
        <Bill height={430} />
        <rect x="18" y="288" width="294" height="108" rx="8" fill={paint.brandPale} />
        <Label x={36} y={324} size={18} weight={650} fill={paint.ink}>
          To the cafe
        </Label>
        <SignText x={294} y={376} size={50} weight={660} anchor="end" fill={paint.deep}>
          £24.00
        </SignText>
        <Clip />
      </g>
    </>
  );
}
