import { paint } from '../paint.ts';

export function OrderingThumbnail() {
  return (
    <>
      <rect width="64" height="64" fill={paint.tintButter} />
      <path
        d="M18 10h28v42l-4.7-4-4.6 4-4.7-4-4.7 4-4.6-4-4.7 4z"
        fill={paint.shade}
        opacity=".14"
        transform="translate(3 3)"
      />
      <path d="M18 10h28v42l-4.7-4-4.6 4-4.7-4-4.7 4-4.6-4-4.7 4z" fill={paint.ticket} />
      <rect x="23" y="18" width="18" height="4" rx="1" fill={paint.signal} />
      <path d="M23 27h14v3h-14zM23 33h18v3h-18zM23 39h10v3h-10z" fill={paint.deep} />
    </>
  );
}
