import { paint } from './paint.ts';

type RaisedCardProps = { width: number; height: number; radius: number };

/** A card of the page's raised paper with a hairline and a hard shadow. */
export function RaisedCard({ width, height, radius }: RaisedCardProps) {
  return (
    <>
      <rect
        x="3"
        y="6"
        width={width}
        height={height}
        rx={radius}
        fill={paint.shade}
        opacity=".12"
      />
      <rect width={width} height={height} rx={radius} fill={paint.raised} stroke={paint.line} />
    </>
  );
}
