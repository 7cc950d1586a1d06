import { paint } from './paint.ts';

/** A flat-footed cloud, 124 wide, its foot 40 below the origin. */
export function Cloud() {
  return (
    <path
      d="M0 40a22 22 0 0 1 6-43a34 34 0 0 1 64-8a26 26 0 0 1 44 24a18 18 0 0 1-4 27z"
      fill={paint.cloud}
    />
  );
}
