import { Meter } from '#/art/console/meter.tsx';
import { Label } from '#/art/label.tsx';
import { paint } from '#/art/paint.ts';
import { Place } from '#/art/place.tsx';

const TERMS = [
  ['hot cross buns', 212],
  ['bakery open sunday', 148],
  ['gluten free loaf', 91],
  ['birthday cake friday', 56],
] as const;
const MOST = TERMS[0][1];

type SearchTermsProps = { width: number };

/** What people typed before they came in, most asked first; 300 high. */
export function SearchTerms({ width }: SearchTermsProps) {
  return (
    <>
      <rect x="6" y="12" width={width} height="300" rx="14" fill={paint.shade} opacity=".3" />
      <rect width={width} height="300" rx="14" fill={paint.raised} />
      <Label x={28} y={44} size={18} weight={680} fill={paint.pageInk}>
        What they asked for
      </Label>
      {TERMS.map(([term, count], index) => (
        <Place key={term} x={28} y={66 + index * 56}>
          <Label x={0} y={18} size={17} fill={paint.pageInk}>
            {term}
          </Label>
          <Label x={width - 56} y={18} size={17} weight={650} anchor="end" fill={paint.muted}>
            {String(count)}
          </Label>
          <Meter
            x={0}
            y={28}
            width={width - 56}
            height={12}
            share={count / MOST}
            fill={index === 0 ? paint.signal : paint.brand2}
          />
        </Place>
      ))}
    </>
  );
}
