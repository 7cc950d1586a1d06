import { paint } from '../paint.ts';

export function InsightsThumbnail() {
  return (
    <>
      <rect width="64" height="64" fill={paint.tintLeaf} />
      <path d="M0 64V44Q14 34 24 40T44 26V64z" fill={paint.brand2} />
      <path d="M44 64V26Q54 6 64 17V64z" fill={paint.accent} />
      <circle cx="44" cy="26" r="6" fill={paint.cream} />
      <circle cx="44" cy="26" r="4" fill={paint.signal} />
    </>
  );
}
