import { paint } from '../paint.ts';

export function RewardsThumbnail() {
  return (
    <>
      <rect width="64" height="64" fill={paint.accent} />
      <circle cx="22" cy="24" r="11" fill={paint.signal} />
      <circle
        cx="44"
        cy="40"
        r="11"
        fill="none"
        stroke={paint.ink}
        strokeWidth="2"
        strokeLinecap="round"
        strokeDasharray="3 4"
      />
      <circle cx="44" cy="20" r="7" fill={paint.brand} />
      <circle cx="20" cy="46" r="7" fill={paint.cream} />
    </>
  );
}
