import { Label } from '#/art/label.tsx';
import { type Paint, paint } from '#/art/paint.ts';
import { Place } from '#/art/place.tsx';
import { SignText } from '#/art/sign-text.tsx';

import { RealCode } from './real-code.tsx';

export const size = { minX: -12, width: 752, height: 540 } as const;

const ADDRESS = 'https://olivestreet.example/menu';
const WIDTH = 280;
const HEIGHT = 380;
const FOLD = 62;

type Sheet = {
  readonly format: string;
  readonly use: string;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly band: Paint;
  readonly lettering: Paint;
  readonly ink: Paint;
};

const SHEETS: readonly Sheet[] = [
  {
    format: 'PDF',
    use: 'for the printer',
    x: 24,
    y: 96,
    turn: -9,
    band: paint.signal2,
    lettering: paint.cream,
    ink: paint.ink,
  },
  {
    format: 'PNG',
    use: 'for the screen',
    x: 212,
    y: 14,
    turn: 1,
    band: paint.extra,
    lettering: paint.extraInk,
    ink: paint.ink,
  },
  {
    format: 'SVG',
    use: 'for the shopfront',
    x: 416,
    y: 104,
    turn: 9,
    band: paint.brand,
    lettering: paint.cream,
    ink: paint.brand,
  },
];

const OUTLINE = `M8 0H${WIDTH - FOLD}L${WIDTH} ${FOLD}V${HEIGHT - 8}a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8V8a8 8 0 0 1 8-8z`;

function ExportSheet({ sheet }: { sheet: Sheet }) {
  const { format, use, x, y, turn, band, lettering, ink } = sheet;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn} ${WIDTH / 2} ${HEIGHT / 2})`}>
      <path d={OUTLINE} fill={paint.shade} opacity=".15" transform="translate(7 12)" />
      <path d={OUTLINE} fill={paint.ticket} />
      <path
        d={`M${WIDTH - FOLD} 0L${WIDTH} ${FOLD}H${WIDTH - FOLD + 8}a8 8 0 0 1-8-8z`}
        fill={paint.sand2}
      />
      <Place x={32} y={58}>
        <RealCode address={ADDRESS} size={216} ink={ink} />
      </Place>
      <path d={`M0 290H168V344H0z`} fill={band} />
      <SignText x={22} y={328} size={32} anchor="start" fill={lettering}>
        {format}
      </SignText>
      <Label x={22} y={366} size={16} weight={560} fill={paint.ticketMuted}>
        {use}
      </Label>
    </g>
  );
}

/** Three sheets with turned corners: the same code as PDF, PNG and SVG. */
export function Drawing() {
  return SHEETS.map((sheet) => <ExportSheet key={sheet.format} sheet={sheet} />);
}
