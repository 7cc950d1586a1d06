import { Label } from '#/art/label.tsx';
import { paint } from '#/art/paint.ts';
import { RaisedCard } from '#/art/raised-card.tsx';
import { SignText } from '#/art/sign-text.tsx';

const BARS = [16, 26, 35, 30, 21];
const FLOOR = 66;

type OpenRateProps = { note: string; figure: string };

/** A figure with its little bar chart, 172 by 86. */
export function OpenRate({ note, figure }: OpenRateProps) {
  const best = Math.max(...BARS);
  return (
    <>
      <RaisedCard width={172} height={84} radius={12} />
      <Label x={16} y={27} size={12.5} weight={600} fill={paint.muted}>
        {note}
      </Label>
      <SignText x={16} y={64} size={30} weight={660} anchor="start" fill={paint.pageInk}>
        {figure}
      </SignText>
      {BARS.map((height, index) => (
        <rect
          key={height}
          x={94 + index * 13}
          y={FLOOR - height}
          width="8"
          height={height}
          rx="2"
          fill={height === best ? paint.signal : paint.brand2}
        />
      ))}
    </>
  );
}
