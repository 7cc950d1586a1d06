import { paint } from './paint.ts';

/** A brass counter bell, its foot on the origin. */
export function ServiceBell() {
  return (
    <>
      <rect x="-4" y="-76" width="8" height="18" fill={paint.accent2} />
      <circle cy="-78" r="10" fill={paint.accent2} />
      <path d="M-60-14a60 58 0 0 1 120 0z" fill={paint.accent} />
      <path d="M-60-14a60 58 0 0 1 22-46q-10 22-6 46z" fill={paint.accent2} />
      <rect x="-74" y="-14" width="148" height="14" rx="4" fill={paint.wood2} />
    </>
  );
}
