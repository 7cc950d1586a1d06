import { paint } from '#/art/paint.ts';

/** A barn with its silo, the left foot of its wall on the origin. */
export function Barn() {
  return (
    <>
      <path d="M106-88a14 14 0 0 1 28 0V0h-28z" fill={paint.sand} />
      <path d="M106-88a14 14 0 0 1 28 0z" fill={paint.signal2} />
      <path d="M126-88h8V0h-8z" fill={paint.shade} opacity=".12" />
      <path d="M0 0V-62L46-102L92-62V0z" fill={paint.signal} />
      <path d="M82-70l10 8V0H82z" fill={paint.shade} opacity=".14" />
      <path d="M-8-58L46-106L100-58l-7 8L46-92L-1-50z" fill={paint.cream} />
      <rect x="36" y="-76" width="20" height="18" rx="2" fill={paint.deep} />
      <rect x="38" y="-74" width="16" height="14" rx="1" fill={paint.lamp} opacity={paint.glow} />
      <rect x="30" y="-40" width="32" height="40" fill={paint.cream} />
      <path d="M30-40L62 0M62-40L30 0" stroke={paint.signal2} strokeWidth="3" />
    </>
  );
}
