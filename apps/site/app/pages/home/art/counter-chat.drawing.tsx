import { Label } from '#/art/label.tsx';
import { paint } from '#/art/paint.ts';
import { Avatar } from '#/art/people/avatar.tsx';
import { Place } from '#/art/place.tsx';

export const size = { minX: 14, minY: 0, width: 292, height: 210 } as const;

const QUESTION = ['Are you open on', 'bank holidays?'];
const ANSWER = ['We are, until 4. Your', 'usual table is free.'];

export function Drawing() {
  return (
    <>
      <rect x="-160" y="-160" width="640" height="540" fill={paint.tintSky} />
      <Place x={38} y={24}>
        <Avatar who="noor" size={64} />
      </Place>
      <rect x="114" y="30" width="152" height="56" rx="16" fill={paint.raised} />
      <Lines x={132} y={55} lines={QUESTION} fill={paint.pageInk} />
      <rect x="50" y="100" width="168" height="58" rx="16" fill={paint.brand} />
      <Lines x={68} y={125} lines={ANSWER} fill={paint.cream} />
      <Place x={226} y={92}>
        <Avatar who="lena" size={60} />
      </Place>
    </>
  );
}

type LinesProps = {
  x: number;
  y: number;
  lines: readonly string[];
  fill: typeof paint.pageInk | typeof paint.cream;
};

function Lines({ x, y, lines, fill }: LinesProps) {
  return lines.map((line, index) => (
    <Label key={line} x={x} y={y + index * 18} size={13.5} weight={580} fill={fill}>
      {line}
    </Label>
  ));
}
