import { BarRect } from './hatch.tsx';

const SMALL = 18;
const LEAST = 2;

type TrackProps = {
  /** In percent; null where there are too few to tell. */
  share: number | null;
  /** The share at which the bar is as long as its track. */
  widest: number;
};

/** A bar along a line, beside the words that say the same. */
export function Track({ share, widest }: TrackProps) {
  const width = share === null ? SMALL : Math.min(100, (100 * share) / widest);
  return (
    <svg className="track" aria-hidden="true">
      <rect className="pillar-ground" width="100%" height="100%" rx="3" />
      <BarRect of={share === null ? 'bar-small' : 'bar'} width={Math.max(LEAST, width)} rx={3} />
    </svg>
  );
}
