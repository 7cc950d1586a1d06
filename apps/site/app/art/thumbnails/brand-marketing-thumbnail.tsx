import { paint } from '../paint.ts';

export function BrandMarketingThumbnail() {
  return (
    <>
      <rect width="64" height="64" fill={paint.tintBlush} />
      <rect x="16" y="18" width="40" height="34" rx="4" fill={paint.signal} />
      <rect x="12" y="14" width="40" height="34" rx="4" fill={paint.ticket} />
      <circle cx="23" cy="25" r="5" fill={paint.accent} />
      <path d="M32 22h14v3h-14zM32 28h10v3h-10z" fill={paint.deep} />
      <path d="M18 36h28v3h-28zM18 42h20v3h-20z" fill={paint.sand2} />
    </>
  );
}
