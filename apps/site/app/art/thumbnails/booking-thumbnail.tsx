import { paint } from '../paint.ts';

export function BookingThumbnail() {
  return (
    <>
      <rect width="64" height="64" fill={paint.tintSky} />
      <rect x="10" y="12" width="44" height="42" rx="6" fill={paint.ticket} />
      <path d="M10 24v-6a6 6 0 0 1 6-6h32a6 6 0 0 1 6 6v6z" fill={paint.extra} />
      <path d="M16 30h8v8h-8zM40 30h8v8h-8zM16 42h8v8h-8zM28 42h8v8h-8z" fill={paint.sand} />
      <rect x="28" y="30" width="8" height="8" rx="2" fill={paint.signal} />
      <rect x="40" y="42" width="8" height="8" rx="2" fill={paint.accent} />
    </>
  );
}
